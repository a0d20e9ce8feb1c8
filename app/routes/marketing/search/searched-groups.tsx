import { searchGroupHints, searchGroupLabels } from '~/content/site/search-texts';
import { SEARCH_GROUPS } from '~/domain/site-search/site-search';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { GroupShape } from './group-shape';

interface SearchedGroupsProps {
  /** Level of the heading of a group. */
  level: 2 | 3;
}

/** The six kinds of answers, each with its shape and a search to try. */
export function SearchedGroups({ level }: SearchedGroupsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-3" aria-label="What is searched">
      {SEARCH_GROUPS.map((group, index) => (
        <li
          key={group}
          className={`grid content-between gap-5 rounded-tile bg-surface p-5 max-sm:grid-cols-[auto_1fr] max-sm:items-center sm:gap-10 md:p-6 ${index === SEARCH_GROUPS.length - 1 ? 'quarter-br' : ''}`}
        >
          <GroupShape group={group} size={72} />
          <div>
            <Heading className="text-h3">{searchGroupLabels[group]}</Heading>
            <p className="mt-2 text-muted">{searchGroupHints[group].text}</p>
            <TextLink href={paths.search(searchGroupHints[group].example)} className="mt-2">
              Try “{searchGroupHints[group].example}”
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
