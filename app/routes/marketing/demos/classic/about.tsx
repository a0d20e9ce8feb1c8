import { company } from '~/content/company';
import { people } from '~/content/people';
import { plainType } from '~/content/plain-type';
import { paths } from '~/paths';
import { TextLink } from '~/ui/text-link';
import { WithMargin } from './with-margin';

const founders = company.founderIds.flatMap((id) => people.find((person) => person.id === id) ?? []);

/** Three paragraphs, and who may be asked about them. */
export function About() {
  return (
    <section aria-labelledby="plain-about" className="section">
      <WithMargin
        note={
          <ul className="grid gap-3 pt-10">
            {founders.map(({ id, name, role }) => (
              <li key={id}>
                <span className="block text-text">{name}</span>
                {role}
              </li>
            ))}
          </ul>
        }
      >
        <h2 id="plain-about" className="text-h3">
          {plainType.aboutTitle}
        </h2>
        <div className="mt-8 grid max-w-[36em] gap-6 text-[1.1875rem] leading-[1.65] md:text-[1.375rem]">
          {plainType.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-6">
          <TextLink href={paths.story()}>Year by year</TextLink>
        </p>
      </WithMargin>
    </section>
  );
}
