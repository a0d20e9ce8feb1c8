import { site } from '~site';

/** A page that failed does not render its `meta`. */
export function ErrorHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
