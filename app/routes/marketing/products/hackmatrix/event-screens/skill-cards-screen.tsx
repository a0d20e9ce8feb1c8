import { skillCards } from '~/content/products/event-screen-samples';
import { EventScreen } from './event-screen';

/** Cards of participants without a team: their skills and what they look for. */
export function SkillCardsScreen() {
  return (
    <EventScreen title="The wall of skills" aside={`${skillCards.openPlaces} open places left`}>
      <ul className="grid gap-grout sm:grid-cols-3 md:grid-cols-1 xl:grid-cols-3">
        {skillCards.cards.map(({ name, can, wants }, index) => (
          <li
            key={name}
            className={`flex min-h-24 flex-col rounded-inner p-3 sm:min-h-36 ${
              index === 0 ? 'bg-glaze-bone text-glaze-ink' : 'bg-raised'
            }`}
          >
            <span className="font-display text-h4 font-semibold">{name}</span>
            <span className="mt-1">{can}</span>
            <span className={`mt-auto pt-4 ${index === 0 ? '' : 'text-muted'}`}>looks for {wants}</span>
          </li>
        ))}
      </ul>
    </EventScreen>
  );
}
