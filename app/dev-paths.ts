/** Paths of the pages for development. They have a module of their own, because no other script needs them. */
export const devPaths = {
  /** `done`: what the page confirms. */
  demo: (done = '') => (done ? `/dev/demo?${new URLSearchParams({ done })}` : '/dev/demo'),
  mailbox: () => '/dev/mailbox',
  /** `done`: what the page confirms. */
  mailboxEmail: (id: string, done = '') => `/dev/mailbox/${id}${done && `?${new URLSearchParams({ done })}`}`,
  mailboxEmailSource: (id: string, form: 'html' | 'raw') => `/dev/mailbox/${id}/${form}`,
  emailTemplates: () => '/dev/mails',
  emailTemplate: (name: string) => `/dev/mails/${name}`,
  emailTemplateHtml: (name: string) => `/dev/mails/${name}/html`,
} as const;
