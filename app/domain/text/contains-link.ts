/** `https://…`, and the schemes that programs for email make a link of. The end of a scheme is enough, and is found in linear time. */
const SCHEME = /[a-z\d+.-]:\/\/|\b(?:mailto|javascript|tel|sms|upi):/i;

/** `name.example`, also within a sentence without a space after its full stop: programs for email make a link of it. */
const DOMAIN = /[\p{L}\p{M}\p{N}]\.\p{L}[\p{L}\p{M}\p{N}-]/u;

/** The full stops of other scripts, which browsers read as dots. */
const OTHER_DOTS = /[。｡．․]/g;

/** Whether a program for email could show a part of the text as a link: a URL, a domain, an email or an account name. */
export function containsLink(text: string): boolean {
  const plain = text
    .replace(OTHER_DOTS, '.')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return SCHEME.test(plain) || DOMAIN.test(plain) || /\S@\S/.test(plain);
}
