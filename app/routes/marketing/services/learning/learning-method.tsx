import { getPublishedPicture } from '~/content/published-pictures';
import { servicePictureTexts } from '~/content/services/company-services';
import { decisionSteps, learningContent, researchSources } from '~/content/services/learning-content';
import { Picture } from '~/ui/pictures/picture';

/** How it decides, with the picture of the service, and the research behind it. */
export function LearningMethod() {
  return (
    <>
      <section aria-labelledby="decides-title" className="wrap section">
        <h2 id="decides-title">{learningContent.howHeadline}</h2>
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <Picture
              image={getPublishedPicture(
                'service-learning',
                servicePictureTexts['ai-powered-learning-solutions'],
              )}
              sizes="(min-width: 992px) 40vw, 100vw"
              className="w-full rounded-tile object-cover"
            />
          </div>
          <ol className="grid content-center gap-8">
            {decisionSteps.map(({ id, title, text }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[34em] text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="research-title" className="section">
        <div className="sunk">
          <div className="wrap py-16 md:py-24">
            <h2 id="research-title">{learningContent.researchHeadline}</h2>
            <p className="mt-4 text-lg text-muted">{learningContent.researchLead}</p>
            <ul className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-3">
              {researchSources.map(({ id, finding, source }) => (
                <li key={id}>
                  <p className="text-lead font-medium">{finding}</p>
                  <p className="mt-3 text-sm text-muted">{source}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
