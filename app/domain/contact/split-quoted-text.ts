/** The own words of an answer, and the part that repeats the earlier email. Together they are the whole text. */
interface SplitText {
  own: string;
  quoted: string;
}

/** Mail programs begin the earlier email with such a line: "On Mon, 4 May 2026 at 10:00, Asha wrote:". */
const INTRODUCTION =
  /^(?:on|am|le|el|il|op|em|den|dne)\s.{0,400}\s(?:wrote|schrieb|écrit|escribió|scritto|schreef|escreveu|skrev|napsal)(?:\s.{0,100})?:$/iu;

/** Of Outlook and others. */
const SEPARATOR =
  /^(?:-{2,20} ?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original) ?-{2,20}|_{20,60})$/iu;

const HEADER_LINE = /^\*?(?:from|von|de|van|da)\*?: ?\S/iu;
const FURTHER_HEADER_LINE =
  /^\*?(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto)\*?: ?/iu;

/** An introduction can be broken into lines. */
const MAX_INTRODUCTION_LINES = 3;
const MAX_LINE = 500;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

function isIntroduction(lines: readonly string[], index: number): boolean {
  for (let count = 1; count <= MAX_INTRODUCTION_LINES; count += 1) {
    const joined = lines
      .slice(index, index + count)
      .map((line) => line.slice(0, MAX_LINE).trim())
      .join(' ');
    if (INTRODUCTION.test(joined)) return true;
  }
  return false;
}

/** The header of the earlier email as text. It has at least three lines. */
function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!HEADER_LINE.test((lines[index] ?? '').slice(0, MAX_LINE))) return false;
  const further = lines.slice(index + 1, index + 6).map((line) => line.slice(0, MAX_LINE).trim());
  return further.filter((line) => FURTHER_HEADER_LINE.test(line)).length >= 2;
}

/** The first line from which all lines are quoted or blank. */
function findQuotedEnd(lines: readonly string[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (isQuoted(line)) start = index;
    else if (!isBlank(line)) break;
  }
  return start;
}

/** Answers between quoted lines are own words: then nothing is folded. */
function isOnlyRepeated(lines: readonly string[], start: number): boolean {
  const first = lines.findIndex((line, index) => index > start && isQuoted(line));
  if (first < 0) return true;
  return lines.slice(first).every((line) => isQuoted(line) || isBlank(line));
}

const isStart = (lines: readonly string[], index: number): boolean =>
  isIntroduction(lines, index) ||
  SEPARATOR.test((lines[index] ?? '').slice(0, MAX_LINE).trim()) ||
  isHeaderBlock(lines, index);

/** R-INBOX-9: finds where the earlier email begins. A text without own words is not divided. */
export function splitQuotedText(text: string): SplitText {
  const lines = text.split('\n');
  const marked = lines.findIndex((_line, index) => isStart(lines, index));
  const start = marked >= 0 && isOnlyRepeated(lines, marked) ? marked : findQuotedEnd(lines);
  const own = lines.slice(0, start).join('\n');
  if (start === lines.length || isBlank(own)) return { own: text, quoted: '' };
  return { own: `${own}\n`, quoted: lines.slice(start).join('\n') };
}
