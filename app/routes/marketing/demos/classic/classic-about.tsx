import { company } from '~/content/company/company';
import { findTeamMember } from '~/content/company/team';
import { classicContent } from '~/content/demos/classic-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { MarginNoteLayout } from './margin-note-layout';

const founders = company.founderIds.flatMap((id) => findTeamMember(id) ?? []);

export function ClassicAbout() {
  return (
    <section aria-labelledby="plain-about" className="section">
      <MarginNoteLayout
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
          {classicContent.aboutTitle}
        </h2>
        <div className="mt-8 grid max-w-[36em] gap-6 text-[1.1875rem] leading-[1.65] md:text-[1.375rem]">
          {classicContent.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-6">
          <TextLink href={paths.companyStory()}>Year by year</TextLink>
        </p>
      </MarginNoteLayout>
    </section>
  );
}
