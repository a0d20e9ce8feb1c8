export type CodeTokenKind = 'comment' | 'constant' | 'keyword' | 'name' | 'string';

/** A piece of a line of code. Without a kind it is plain. */
export type CodeToken = [text: string, kind?: CodeTokenKind];
