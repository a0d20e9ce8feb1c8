/** Tables that look as if they held something about a user, and why they do not. */
export const notPersonal: Readonly<Record<string, string>> = {
  categories: 'The shop’s shelves.',
  products: 'The shop’s range.',
  projects: 'What we do for a customer; who sees it stands in project_members.',
  project_updates: 'Written by our team, named as on the team page.',
  project_files: 'Of the project, laid there by our team.',
  reviews: 'Came with the range; nobody with an account writes them.',
  search_words: 'Words of the range.',
  idp_records: 'Of the embedded identity provider: sample users of demo mode, and only until they expire.',
  stock_movements: 'Changes of stock. The user is the member of staff who made them, and is emptied with the account.',
  payment_sessions: 'Pages of payment providers: an order, an amount and a URL that expires within a day.',
  discount_codes: 'Codes that staff created. Who used one stands in discount_uses.',
  invoice_counters: 'The last number of each kind and financial year.',
};
