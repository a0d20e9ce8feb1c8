import { organiserContent } from '~/content/products/event-console-content';
import { hackMatrixFigures } from '~/content/products/hackmatrix-content';
import { hackMatrixPlans } from '~/content/products/product-plans';
import { vetalHillCollege } from '~/content/stories/vetal-hill-college';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

const uptime = hackMatrixFigures.find(({ id }) => id === 'hackmatrix-uptime');
const judging = vetalHillCollege.results[0];
const plan = hackMatrixPlans.find(({ id }) => id === 'event');

/** How long judging takes, how reliable it is and what it costs, each as a sentence with its figure. */
export function OrganiserFigures() {
  if (!uptime || !judging || !plan) return null;
  const figures = [
    {
      id: 'time',
      question: 'How long is the night?',
      value: judging.value,
      text: `${judging.label}. ${vetalHillCollege.customer}, ${judging.period}. Source: ${judging.source}.`,
      link: { label: 'The story of that day', href: paths.customerStory(vetalHillCollege.id) },
    },
    {
      id: 'uptime',
      question: 'Will it hold on Sunday?',
      value: uptime.value,
      text: `${uptime.label}, ${uptime.period}. Source: ${uptime.source}.`,
      link: { label: 'What happens without a network', href: `${paths.product('hackmatrix')}#network-down` },
    },
    {
      id: 'price',
      question: 'What is it for a college?',
      value: formatAmount(plan.price),
      text: `an ${plan.per} before ${site.tax.name}: ${plan.participantsText.toLowerCase()}. ${hackMatrixPlans[0]?.participantsText}: free.`,
      link: { label: 'Work out your total', href: paths.pricing() },
    },
  ];
  return (
    <section aria-labelledby="figures-title" className="section">
      <div className="sunk">
        <div className="wrap py-14 md:py-20">
          <h2 id="figures-title">{organiserContent.weekHeadline}</h2>
          <dl className="mt-10 grid gap-12">
            {figures.map(({ id, question, value, text, link }) => (
              <div key={id} className="grid items-baseline gap-x-14 gap-y-3 lg:grid-cols-[5fr_7fr]">
                <dt className="font-display text-h3 font-semibold">{question}</dt>
                <dd>
                  <span className="block font-display text-h1 font-semibold tabular-nums">{value}</span>
                  <span className="mt-3 block max-w-[44em] text-muted">{text}</span>
                  <TextLink href={link.href} className="mt-2">
                    {link.label}
                  </TextLink>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
