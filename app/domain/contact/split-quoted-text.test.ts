import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitQuotedText } from './split-quoted-text';

const own = 'Tuesday is fine.\n\nAsha';

test.each([
  [
    'a mail program that marks each line',
    'On Mon, 4 May 2026 at 10:00, Tessera wrote:\n> Dear Asha\n>\n> bye',
  ],
  [
    'an introduction in two lines',
    'On Mon, 4 May 2026 at 10:00, Tessera <hello@tessera.example>\nwrote:\n\n> Dear Asha',
  ],
  ['one in German', 'Am 04.05.26 um 10:00 schrieb Tessera:\n> Liebe Asha'],
  ['one in French', 'Le lun. 4 mai 2026 à 10:00, Tessera a écrit :\n> Chère Asha'],
  ['a separator', '-----Original Message-----\nFrom: Tessera\n\nDear Asha'],
  ['a header', 'From: Tessera <hello@tessera.example>\nSent: Monday\nTo: Asha\nSubject: Re\n\nDear Asha'],
  [
    'a header with a blank line and two of its lines',
    'Von: Tessera\n\n  An: Asha\nBetreff: Re\n\nLiebe Asha',
  ],
  [
    'an introduction in three lines',
    '  On Mon, 4 May 2026\n  at 10:00, Tessera <hello@tessera.example>\n  wrote:\n> Dear Asha',
  ],
  ['an introduction without quoted lines', 'On Mon, 4 May 2026 at 10:00, Tessera wrote:\nDear Asha'],
  ['quoted lines with blank ones between', '> Dear Asha\n  \n> bye\n'],
  ['quoted lines alone', '> Dear Asha\n> bye\n'],
])('R-INBOX-9: the earlier email is found after %s', (_name, quoted) => {
  expect(splitQuotedText(`${own}\n\n${quoted}`)).toEqual({ own: `${own}\n\n`, quoted });
});

test.each([
  ['answers between quoted lines', 'On Monday, Tessera wrote:\n> Tuesday?\nYes.\n> At ten?\nNo, at eleven.'],
  [
    'own words with further ones between quoted lines',
    'Dear team,\n\nOn Monday, Tessera wrote:\n> Tuesday?\nYes.\n> At ten?\nNo, at eleven.',
  ],
  ['own words behind a quoted line', 'As you said:\n\n> Tuesday\n\nThat is fine.'],
  ['a list that begins like a header', 'Our trip.\n\nFrom: Delhi\nTo: Kochi\nwith ten people'],
  ['a header with its lines far apart', 'Our trip.\n\nFrom: Delhi\na\nb\nc\nd\nTo: Kochi\nDate: Monday'],
  ['an introduction in four lines', 'Hello.\nOn Monday\nthe fourth\nof May Tessera\nwrote:\nDear Asha'],
  ['a text that only repeats', '> Dear Asha\n> bye'],
  ['a sentence that begins like an introduction', 'On Monday I wrote: nothing.\nOn Tuesday, too.'],
  ['a line of a form', 'From: Delhi\nwe need ten.'],
  ['no words', ''],
])('R-INBOX-9: %s is not divided', (_name, text) => {
  expect(splitQuotedText(text)).toEqual({ own: text, quoted: '' });
});

const line = fc.oneof(
  fc.constantFrom(
    '',
    '>',
    '> quoted',
    'On Monday, A wrote:',
    '-----Original Message-----',
    'From: A',
    'To: B',
    'Date: C',
  ),
  fc.string({ unit: 'binary' }),
);

test('no character is lost, and own words stay', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      const split = splitQuotedText(text);
      expect(split.own + split.quoted).toBe(text);
      if (text.trim() !== '') expect(split.own.trim()).not.toBe('');
    }),
  );
});
