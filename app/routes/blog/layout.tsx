import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { BlogFrame } from '~/sections/blog-frame';
import { ErrorPage } from '~/sections/error-page';

export const handle: PageHandle = { way: 'static' };

export default function BlogLayout() {
  return (
    <BlogFrame>
      <Outlet />
    </BlogFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <BlogFrame>
      <ErrorPage error={error} />
    </BlogFrame>
  );
}
