/** Tables with columns that look like personal data, and the reason why they contain none. */
export const notPersonal: Readonly<Record<string, string>> = {
  categories: 'Categories of the shop.',
  products: 'Products of the shop.',
  projects: 'Work for a customer. The members are in project_members.',
  project_milestones: 'Steps of a project with amounts. The client is in the quote and in the orders.',
  project_updates: 'Written by team members, who are named on the team page.',
  project_files: 'Files of a project, added by the team.',
  project_hours: 'Work of team members, who are named on the team page, on a project.',
  search_words: 'Words of the products.',
  search_lexemes: 'Words of the products.',
  site_search_documents: 'Public pages and published products.',
  site_search_words: 'Words of public pages and published products.',
  content_gaps:
    'What visitors did not find, without who. The user is the member of staff who closed it, and is emptied with the account.',
  visit_counts: 'Sums of page views, sources, devices and orders by day.',
  web_vitals: 'How often a measured speed was in a range, by day, kind of page and class of device.',
  uptime_days: 'Minutes of a day in which the site ran.',
  idp_records: 'Sample accounts of the embedded identity provider, in demo mode, until the records expire.',
  stock_movements:
    'Changes of stock. The user is the member of staff who made them, and is emptied with the account.',
  product_events:
    'Edits of products. The user is the member of staff who made them, and is emptied with the account.',
  audit_events:
    'Changes by staff in the back office. The id of the member of staff names nobody once the account is deleted.',
  articles: 'Articles of the journal. The authors are named on the team page.',
  article_slugs: 'Names of articles in URLs.',
  article_revisions:
    'Versions of articles. The user is the member of staff who made them, and is emptied with the account.',
  help_entries: 'Help articles and questions, written by staff.',
  help_entry_slugs: 'Names of help articles in URLs.',
  help_entry_revisions:
    'Versions of help articles and questions. The user is the member of staff who made them, and is emptied with the account.',
  unused_objects: 'Keys of objects in the file store that no row uses. They are random.',
  article_picture_files: 'Pictures of articles, uploaded by staff.',
  help_picture_files: 'Pictures of help articles, uploaded by staff.',
  newsletter_editions: 'Editions of the newsletter. To whom one was sent stands in newsletter_deliveries.',
  event_emails:
    'Emails to the guests of events, as staff write them. Each recipient is in emails. The user is the member of staff who sent one, and is emptied with the account.',
  announcements: 'Short texts above public pages, written by staff.',
  open_roles:
    'Roles of the careers page. The user is the member of staff who changed one last, and is emptied with the account.',
  api_keys:
    'Keys of other programs and their names. The user is the admin who added one, and is emptied with the account.',
  webhook_endpoints: 'URLs of other programs and their names, entered by an admin.',
  webhook_requests:
    'Which event of which order was sent to a program, and its answer. What was sent is not stored.',
  redirects: 'Former paths of the site and where they lead. How often one is used, not by whom.',
  product_picture_files: 'Pictures of products, uploaded by staff.',
  payment_sessions: 'Pages of payment providers: an order, an amount and a URL that expires within a day.',
  discount_codes: 'Codes that staff created. Who used one stands in discount_uses.',
  book_runs: 'Checks of the books. Differences name orders by their numbers.',
  backups: 'When backups were made, and the names of their files.',
  product_variants: 'Stock of the variants of products.',
  variant_openings: 'Units of variants before their first order.',
  stock_openings: 'Units of products before their first order.',
  call_settings: 'Weekly hours, length and days off of calls.',
  reply_templates: 'Texts that staff begin replies with, and their titles.',
  invoice_counters: 'The last number of each kind and financial year.',
};
