import { judgingFeatureContent, judgingLimits } from '~/content/products/judging-feature-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

export function JudgingLimits() {
  return (
    <section aria-labelledby="judging-limits" className="wrap section">
      <h2 id="judging-limits">{judgingFeatureContent.limitsHeadline}</h2>
      <ul className="mt-8 grid gap-grout md:grid-cols-2">
        {judgingLimits.map((limit) => (
          <li key={limit} className="rounded-tile bg-surface p-5 text-lg md:p-8">
            {limit}
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        <TextLink href={`${paths.product('hackmatrix')}#desk`}>Judge a round yourself</TextLink>
        <TextLink href={paths.helpArticle('conflict-of-interest')}>
          Conflicts of interest, in the help
        </TextLink>
        <TextLink href={paths.features({ q: 'judge' })}>Every feature with a judge in it</TextLink>
      </p>
    </section>
  );
}
