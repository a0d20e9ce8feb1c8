/** The UTR as payments store it: banks write the same number in groups and in small letters. */
export const normaliseReference = (text: string): string => text.replace(/\s/g, '').toUpperCase();
