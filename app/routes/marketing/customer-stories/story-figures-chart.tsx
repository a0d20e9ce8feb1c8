import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';

/**
 * One column for each story: one tile for each figure, and a glazed tile for the setback. On hover a column shows its
 * customer in place of the caption.
 */
export function StoryFiguresChart() {
  return (
    <figure>
      <ul className="relative grid grid-cols-8 gap-grout">
        {customerStories.map(({ id, customer, results, setback }) => (
          <li key={id}>
            <a href={`${paths.customerStory(id)}#went-wrong`} className="group grid gap-grout rounded-tile">
              {results.map((result) => (
                <span
                  key={result.id}
                  className="aspect-square rounded-tile bg-tile-3 transition-colors group-hover:bg-text group-focus-visible:bg-text"
                />
              ))}
              <span className="aspect-square rounded-tile rounded-ee-full bg-glaze-marigold" />
              <span className="pointer-events-none absolute inset-x-0 top-full bg-bg pt-3 text-sm opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
                {customer}. {setback.summary}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-muted">
        A column a story: what was counted, and under it what went wrong.
      </figcaption>
    </figure>
  );
}
