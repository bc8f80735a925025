export const INTRODUCTION = `# Formats

Made by \`npm run docs:formats\` from the schemas that vouch for every file and link; a test keeps it so.
A value that does not fit is refused with its place and its fault, and nothing is opened. Fields marked \`?\` may be
missing; fields that are not listed are ignored unless the shape ends in \`…\`.

All files are JSON in UTF-8. Lengths are in the unit of the game's board, directions in degrees: 0 looks up the
table, clockwise is positive, y grows downwards. Seats are the letters A to F; seat A sits at the bottom edge.

A save from a newer version of the program is refused with that word. One whose history no longer replays, because
the rules have changed since, opens as the position that it carries, and says so.`

export const LINKS = `A position travels in the address, after \`#/position/\`: six letters of check sum, then the JSON below, squeezed
with raw deflate and written in base64url. It carries neither history nor seed, and none is made while anything is
hidden from a seat. Nothing is sent to any server: what follows the \`#\` stays in the browser. A link that was cut or
changed is refused.`
