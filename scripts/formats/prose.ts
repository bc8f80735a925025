export const INTRODUCTION = `# Formats

Made by \`npm run docs:formats\` from the schemas that vouch for every file and link; a test keeps it so.
A value that does not fit is refused with its place and its fault, and nothing is opened. Fields marked \`?\` may be
missing; fields that are not listed are ignored unless the shape ends in \`…\`.

All files are JSON in UTF-8. Lengths are in the unit of the game's board, directions in degrees: 0 looks up the
table, clockwise is positive, y grows downwards. Seats are the letters A to F; seat A sits at the bottom edge.

A save from a newer version of the program is refused, and says so. One whose history no longer replays, because the
rules have changed since, opens as the position that it carries, and says so.`

export const SAVES = `What *Save as a file* writes and the lobby opens. The formats are numbered by \`formatVersion\`; an older one is brought
up to date when it is opened.

\`commitment\` is the SHA-256 of the seed, in hexadecimal. It is the promise made before the first roll: the set-up page
shows it beside *Start the game*, the log begins with it, and the curtain between two players shows it. \`sealed\` is
the seed itself, its UTF-8 bytes in hexadecimal. The game can't go on without it. It is packed only so that nobody reads
it by accident: anyone who wants to learn the dice to come from a file can. Views, links and the exported log don't hold
the seed before the game is over; then it is shown beside the promise.

\`position\` of an entry is a fingerprint of the position after it. \`digest\` is the SHA-256, cut to 96 bits and written
in base64url, of the JSON list \`[digest before, actor, action, faces, "seed" or "typed", position]\` with the keys of
every object in order. \`start\` is the digest before the first entry, made of \`[ruleset, version, setup, commitment,
unproven or 0, fingerprint of the origin or null]\`; \`end\` is the last one. The faces of an entry follow from the seed by
HMAC-SHA-256 of the number of steps before it, the position, the action and the number of take-backs so far. Entries
marked \`typed\` were rolled by people with real dice.

*Check this game*, and opening any file, plays every entry again: it must be allowed, its dice must be those of the
seed, it must lead to its position, and its digest must fit the one before. A take-back must have been granted by a
seat that may grant it. What doesn't fit is named entry by entry.

What this proves: the dice followed from a seed that was fixed before the first roll, if you noted the promise then and
it is still the same; and no part of the file was changed, cut out or added afterwards, unless all of it was written
anew. What it can't prove: whoever has the file and the program can write a new game that fits in itself, even under
the same promise, for the seed is in the file. So what counts is the promise that the other side saw before play, and a
copy of the log that the other side kept. Nor does it say whether typed dice were really rolled, whether somebody looked
at the seed in the file, or how the seed was chosen: let every player add a word to it at set-up.

Files of format 1 had no promise and no chain. They open and replay as before; \`unproven\` says how many of the first
entries come from such a file, and their dice are not checked.`

export const PACKED = `What *Save as a file* writes while the game hides anything from a seat: dice behind screens, sealed orders, unseen stands.
\`game\` is the text of the saved game above, its UTF-8 bytes in hexadecimal. Nobody who opens the file in an editor, or
finds it in a search, reads a secret by accident. It protects from nothing more: anyone can unpack it, and anyone who
opens it in the program can take either seat. Players who don't trust each other leave the file with the one whose turn
it is, or with a referee.`

export const LINKS = `A position travels in the address, after \`#/position/\`: six letters of check sum, then the JSON below, squeezed
with raw deflate and written in base64url. It carries neither history nor seed, and none is made while anything is
hidden from a seat. Nothing is sent to any server: what follows the \`#\` stays in the browser. A link that was cut or
changed is refused.`
