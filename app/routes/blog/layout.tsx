import { Outlet } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { BlogFrame } from '~/sections/frames/blog-frame';

export const handle: PageHandle = { hydration: 'none' };

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
