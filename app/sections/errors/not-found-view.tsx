import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { DENSE_PHONE_SIZE } from '~/ui/pictures/picture';
import { ThemedPicture } from '../marketing/themed-picture';

export interface PageSuggestion {
  label: string;
  href: string;
}

interface NotFoundViewProps {
  suggestions: readonly PageSuggestion[];
  /** The name of the suggestions. */
  title?: string;
  /** Initial value of the search, derived from the URL. */
  initialSearch?: string;
  /** Content below the suggestions. */
  children?: ReactNode;
}

/** The container is higher than wide, so the picture is wider than its column. */
export const NOT_FOUND_PICTURE_SIZES = `${DENSE_PHONE_SIZE}, (min-width: 1440px) 860px, (min-width: 992px) 60vw, 100vw`;

interface NotFoundLayoutProps {
  label: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** What is missing beside the picture of a floor with a missing tile. */
export function NotFoundLayout({ label, title, text, children }: NotFoundLayoutProps) {
  return (
    <div className="wrap grid gap-grout pt-6 lg:grid-cols-2">
      <div className="flex flex-col justify-end py-10 pe-6 lg:py-20">
        <p className="text-sm text-muted">{label}</p>
        <h1 className="mt-4 max-w-[10ch]">{title}</h1>
        <p className="mt-6 max-w-md text-lead text-muted">{text}</p>
        {children}
      </div>
      <div className="relative min-h-72 overflow-hidden rounded-tile quarter-tr lg:min-h-[38rem]">
        <ThemedPicture
          name="hero-missing"
          sizes={NOT_FOUND_PICTURE_SIZES}
          className="absolute inset-0 size-full object-cover object-[85%_50%]"
        />
      </div>
    </div>
  );
}

/** Not-found page with a search and suggestions of pages with similar URLs. */
export function NotFoundView({
  suggestions,
  title = 'Did you mean',
  initialSearch,
  children,
}: NotFoundViewProps) {
  return (
    <NotFoundLayout
      label="Page not found"
      title="This tile is missing."
      text="There is nothing at this address. The page may have moved, or the address may have a typing error."
    >
      <search>
        <form action={paths.search()} className="mt-8 flex max-w-md gap-grout">
          <label htmlFor="not-found-search" className="sr-only">
            Search the site
          </label>
          <Input
            id="not-found-search"
            type="search"
            name="q"
            placeholder="Search the site"
            defaultValue={initialSearch}
          />
          <Button type="submit" aria-label="Search">
            <Icon name="search" />
          </Button>
        </form>
      </search>
      {suggestions.length > 0 && (
        <div className="mt-10">
          <h2 className="font-sans text-sm font-medium tracking-normal text-muted">{title}</h2>
          <ul className="mt-2">
            {suggestions.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center gap-3 font-display text-h3 font-semibold hover:text-link"
                >
                  {label}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-8">
        <TextLink href={paths.siteMap()}>All pages of this site</TextLink>
      </p>
      {children}
    </NotFoundLayout>
  );
}
