/** A text that staff begin replies with. */
export interface ReplyTemplate {
  id: string;
  name: string;
  text: string;
  /** Each change adds one. */
  version: number;
}

/** What a template may hold in braces, such as `{first name}`, with the text for a message that lacks it. */
const FALLBACKS = {
  'first name': 'there',
  kind: 'message',
  company: 'your company',
} as const;

type Placeholder = keyof typeof FALLBACKS;

export const REPLY_PLACEHOLDERS = Object.keys(FALLBACKS) as Placeholder[];

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(FALLBACKS, name);

/** The first placeholder that does not exist, with its braces. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !isPlaceholder(name))?.[0];

/** The text with values in place of its placeholders. */
export const fillReplyTemplate = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) =>
    isPlaceholder(name) ? (values[name] ?? FALLBACKS[name]) : placeholder,
  );

const NAME = /^[\p{L}\p{M}'’-]{1,40}$/u;
/** Letters, digits and a few marks. A dot ends a word, so that no mail program makes a link of it. */
const COMPANY = /^(?:[\p{L}\p{M}\p{N}&'’,() -]|\.(?= |$)){1,80}$/u;

interface Sender {
  name?: string;
  /** The name of the kind of form: "Demo request". */
  kind: string;
  /** What the form said about the company. */
  company?: unknown;
}

/** The values for a message. What does not look like a name is left out: a visitor may have entered anything. */
export function getPlaceholderValues({ name, kind, company }: Sender): PlaceholderValues {
  const firstName = name?.split(' ')[0] ?? '';
  return {
    kind: kind.toLowerCase(),
    ...(NAME.test(firstName) && { 'first name': firstName }),
    ...(typeof company === 'string' && COMPANY.test(company) && { company }),
  };
}
