import pressKit from '~/assets/press-kit.json';
import { company } from '~/content/company/company';
import { companyFactsContent, pressKitMarks } from '~/content/company/company-facts-content';
import { formatFileSize } from '~/domain/files/attachment';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

const backgrounds = {
  'on-light': 'bg-glaze-bone',
  'on-dark': 'bg-glaze-ink',
  ink: 'bg-glaze-marigold',
  bone: 'bg-glaze-slate',
} as const;

/** Each version of the mark on its background, to download alone or all together. */
export function PressKit() {
  const { archive, marks, wordmarks, pngWidths } = pressKit;
  return (
    <section id="press" aria-labelledby="press-title" className="wrap section flex flex-col gap-12">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <h2 id="press-title">{companyFactsContent.pressHeadline}</h2>
        <div>
          <p className="max-w-[36em] text-lg text-muted">{companyFactsContent.pressLead}</p>
          <p className="mt-6">
            <LinkButton href={archive.href} download="" size="lg">
              <Icon name="download" />
              Everything as a ZIP, {formatFileSize(archive.bytes)}
            </LinkButton>
          </p>
          <h3 className="mt-10">{site.name} in short</h3>
          <p className="mt-2 max-w-[36em] text-muted">
            {site.description} {site.legalName} was founded in {company.foundedIn}.
          </p>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-grout lg:grid-cols-4">
        {pressKitMarks.map(({ id, name, use }) => (
          <li key={id} className="flex flex-col rounded-tile bg-surface">
            <span className={`grid aspect-square place-items-center rounded-tile ${backgrounds[id]}`}>
              <img src={marks[id].svg.href} alt="" width="24" height="24" className="size-5/12" />
            </span>
            <span className={`mt-grout grid place-items-center rounded-tile py-5 md:py-7 ${backgrounds[id]}`}>
              <img
                src={wordmarks[id].svg.href}
                alt=""
                width={wordmarks[id].width}
                height={wordmarks[id].height}
                className="h-auto w-7/12"
              />
            </span>
            <div className="flex grow flex-col p-4">
              <h3>{name}</h3>
              <p className="mt-1 mb-3 text-sm text-muted">{use}</p>
              <PressKitFiles
                markName={`${name}, mark`}
                label="Mark"
                kind={marks[id]}
                pixels={pngWidths.mark}
              />
              <PressKitFiles
                markName={`${name}, wordmark`}
                label="With the name"
                kind={wordmarks[id]}
                pixels={pngWidths.wordmark}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PressKitFilesProps {
  label: string;
  /** Full name of the files for screen readers. */
  markName: string;
  kind: Record<'svg' | 'png', { href: string }>;
  /** Width of the PNG. */
  pixels: number;
}

const PressKitFiles = ({ label, markName, kind: { svg, png }, pixels }: PressKitFilesProps) => (
  <div className="not-first:mt-2">
    <p className="text-sm text-muted">{label}</p>
    <p className="flex flex-wrap gap-x-5">
      <DownloadLink href={svg.href} of={markName}>
        SVG
      </DownloadLink>
      <DownloadLink href={png.href} of={markName}>
        PNG, {pixels} px
      </DownloadLink>
    </p>
  </div>
);

const DownloadLink = ({ href, of, children }: { href: string; of: string; children: React.ReactNode }) => (
  <a
    href={href}
    download=""
    className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
  >
    <Icon name="download" />
    <span>
      <span className="sr-only">{of}, </span>
      {children}
    </span>
  </a>
);
