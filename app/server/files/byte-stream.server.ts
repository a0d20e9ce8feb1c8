/** A download. */
export interface StreamedFile {
  /** File name. */
  name: string;
  content: ReadableStream<Uint8Array>;
}

/** Reads the next part when the client is ready for it. A cancelled download ends the parts. */
export function createByteStream(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Creates a stream of bytes from parts of a text. */
export const createTextStream = (parts: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  createByteStream(encodeParts(parts));

async function* encodeParts(parts: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
