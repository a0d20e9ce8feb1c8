import { route } from '@react-router/dev/routes';

/** The back office of what staff publish, and of what visitors did not find. */
export const publishingRoutes = [
  route('admin/newsletter', 'routes/admin/newsletter/newsletter-page.tsx'),
  route('admin/newsletter/new', 'routes/admin/newsletter/new-edition-page.tsx'),
  route('admin/newsletter/subscribers', 'routes/admin/newsletter/subscribers-page.tsx'),
  route('admin/newsletter/subscribers/export.csv', 'routes/admin/newsletter/subscriber-export-resource.ts'),
  route('admin/newsletter/:id', 'routes/admin/newsletter/edition-page.tsx'),
  route('admin/newsletter/:id/preview.html', 'routes/admin/newsletter/edition-body-resource.ts'),
  route('admin/announcements', 'routes/admin/announcements/announcements-page.tsx'),
  route('admin/announcements/new', 'routes/admin/announcements/new-announcement-page.tsx'),
  route('admin/announcements/:id', 'routes/admin/announcements/announcement-page.tsx'),
  route('admin/redirects', 'routes/admin/redirects/redirects-page.tsx'),
  route('admin/redirects/new', 'routes/admin/redirects/new-redirect-page.tsx'),
  route('admin/redirects/:id', 'routes/admin/redirects/redirect-page.tsx'),
  route('admin/gaps', 'routes/admin/gaps/gaps-page.tsx'),
  route('admin/articles', 'routes/admin/articles/articles-page.tsx'),
  route('admin/articles/new', 'routes/admin/articles/new-article-page.tsx'),
  route('admin/articles/:id', 'routes/admin/articles/article-page.tsx', { id: 'admin-article' }),
  route('admin/articles/:id/versions/:version', 'routes/admin/articles/revision-page.tsx'),
  route('admin/help', 'routes/admin/help/help-page.tsx'),
  route('admin/help/new', 'routes/admin/help/new-help-entry-page.tsx'),
  route('admin/help/:id', 'routes/admin/help/help-entry-page.tsx'),
  route('admin/help/:id/versions/:version', 'routes/admin/help/help-revision-page.tsx'),
];
