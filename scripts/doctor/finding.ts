export interface Finding {
  /** Whether the site can start as it is. */
  fine: boolean;
  /** One line that says what is, or what is missing and what to do. */
  words: string;
}

export const fine = (words: string): Finding => ({ fine: true, words });
export const wrong = (words: string): Finding => ({ fine: false, words });
