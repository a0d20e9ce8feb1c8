const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Options {
  width: number;
  measure(text: string): number;
  /** A text with more lines ends in "…". */
  maxLines?: number;
}

/** Pieces that fit. Words stay whole: numbers and names must not get hyphens. Only a word wider than the line is divided. */
function divideWord(word: string, { width, measure }: Options): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measure(piece + segment.trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function breakParagraph(text: string, options: Options): string[] {
  const words = text.match(/\S+\s*|\s+/g) ?? [''];
  const lines: string[] = [];
  let line = '';
  for (const piece of words.flatMap((word) => divideWord(word, options))) {
    if (line !== '' && options.measure(line + piece.trimEnd()) > options.width) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}

function shorten(line: string, { width, measure }: Options): string {
  const letters = Array.from(graphemes.segment(line.trimEnd()), ({ segment }) => segment);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a text at spaces and line ends. A line keeps the space at its end, so that readers see two words. */
export function breakLines(text: string, options: Options): string[] {
  const lines = text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, options));
  const { maxLines = lines.length } = options;
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1] ?? '', options)];
}
