import { crc32 } from 'node:zlib';

/** The date of every entry, 1 January 2017, 00:00: equal files give an equal archive. */
const dosDate = ((2017 - 1980) << 9) | (1 << 5) | 1;
const version = 20;
const UTF8_NAMES = 0x0800;

/** The fields that the header of a file and its directory entry have in common. */
function commonHeader({ name, content }) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(dosDate, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

const signature = (kind) => Buffer.from([0x50, 0x4b, ...kind]);

function directoryEntry(file, offset) {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([version, 0]);
  return Buffer.concat([signature([1, 2]), madeBy, commonHeader(file), rest, Buffer.from(file.name)]);
}

/** A ZIP archive without compression, because pictures are compressed already. */
export function createZip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const file of files) {
    const part = Buffer.concat([signature([3, 4]), commonHeader(file), Buffer.from(file.name), file.content]);
    parts.push(part);
    directory.push(directoryEntry(file, offset));
    offset += part.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, signature([5, 6]), end]);
}
