/** Tables that look as if they held something about a person, and why they do not. */
export const notPersonal: Readonly<Record<string, string>> = {
  categories: 'The shop’s shelves.',
  products: 'The shop’s range.',
  reviews: 'Came with the range; nobody with an account writes them.',
  search_words: 'Words of the range.',
  provider_records:
    'Of the embedded identity provider: sample people of demo mode, and only until they expire.',
};
