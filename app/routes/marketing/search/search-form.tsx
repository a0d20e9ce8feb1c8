import { MAX_SEARCH_LENGTH } from '~/domain/site-search/site-search';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** Search field of the page. It works without scripts. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <form action={paths.search()} className="grid grid-cols-[minmax(0,1fr)_auto] gap-grout">
        <label htmlFor="search-query" className="sr-only">
          Search the whole site
        </label>
        <input
          id="search-query"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Late parcel, prices, jobs …"
          autoComplete="off"
          enterKeyHint="search"
          className="control h-16 min-w-0 text-lead"
        />
        <Button type="submit" size="lg" className="h-16">
          <Icon name="search" size={20} />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
    </search>
  );
}
