import type { OpenRole } from '~/content/careers/open-role';
import { roleKindLabels } from '~/content/careers/open-roles';
import { findTeamMember, teamMembers, teams } from '~/content/company/team';
import { productFeatures } from '~/content/features/product-features';
import { listArticlePassages } from '~/content/help/help-plain-text';
import type { HelpContent } from '~/content/help/merge-help';
import { QUESTION_PAGES } from '~/content/help/question-groups';
import { integrations } from '~/content/integrations/integrations';
import type { Article } from '~/content/journal/article';
import { articles } from '~/content/journal/articles';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { getSoftwareProduct } from '~/content/products/software-products';
import { pageSearchWords } from '~/content/site/page-search-words';
import { customerStories } from '~/content/stories/customer-stories';
import type { SearchKind } from '~/domain/site-search/site-search';
import { paths } from '~/paths';
import { listSitePassages } from '../assistant/site-passages.server';
import { formatIsoDay } from '../iso-day.server';
import { readMarkdown } from '../site-index/article-markdown.server';
import { listPublicPages } from '../site-index/site-index.server';
import { listTexts, pageTexts, splitMarkdown } from './page-texts.server';

/** A document of the index. `keywords` are searched and not shown. */
export interface SiteDocument {
  kind: Exclude<SearchKind, 'product'>;
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Passages. */
  body: readonly string[];
}

/** The questions that a page of a product shows. Those of its written passages are listed with them. */
const listQuestionsOfPage = ({ groups }: HelpContent, path: string) =>
  groups.filter(({ id }) => QUESTION_PAGES[id] === path).flatMap(({ questions }) => questions);

function listPages(help: HelpContent): SiteDocument[] {
  const passagesByPath = Map.groupBy(
    listSitePassages(help),
    ({ source }) => source.href?.split('#')[0] ?? '',
  );
  return listPublicPages().map(({ href, label, description }) => {
    const passages = passagesByPath.get(href) ?? [];
    const texts = new Set(passages.map(({ text }) => text));
    const questions = listQuestionsOfPage(help, href).filter(({ answer }) => !texts.has(answer));
    return {
      kind: 'page',
      path: href,
      title: label,
      description,
      keywords: [
        pageSearchWords[href],
        ...passages.map(({ title, keywords }) => `${title} ${keywords ?? ''}`),
      ].join(' '),
      body: [...texts, ...listTexts(pageTexts[href]), ...listTexts(questions)],
    };
  });
}

const listFeatures = (): SiteDocument[] =>
  productFeatures.map(({ id, name, text, productId, group }) => ({
    kind: 'feature',
    path: `${paths.features()}#${id}`,
    title: `${name} in ${getSoftwareProduct(productId).name}`,
    description: text,
    keywords: group,
    body: [],
  }));

const listIntegrations = (): SiteDocument[] =>
  integrations.map((integration) => ({
    kind: 'page',
    path: paths.integration(integration.id),
    title: `${integration.name} integration`,
    description: integration.promise,
    keywords: 'connect integrate',
    body: [integration.text, integration.limit, ...integration.steps],
  }));

async function toArticleDocument(article: Article): Promise<SiteDocument> {
  const { slug, title, summary, tag, authorId } = article;
  return {
    kind: 'article',
    path: paths.article(slug),
    title,
    description: summary,
    keywords: `${tag} ${findTeamMember(authorId)?.name ?? ''}`,
    // The first two paragraphs are the summary and the author.
    body: splitMarkdown(await readMarkdown(article)).slice(2),
  };
}

const listHelp = ({ articles: helpArticles }: HelpContent): SiteDocument[] =>
  helpArticles.map((article) => ({
    kind: 'help',
    path: paths.helpArticle(article.slug),
    title: article.question,
    description: article.short,
    keywords: article.keywords,
    body: listArticlePassages(article).slice(1),
  }));

/** The questions that are taken from the help centre are found as help articles. */
const listQuestions = ({ faqGroups }: HelpContent): SiteDocument[] =>
  faqGroups
    .flatMap(({ questions }) => questions)
    .filter(({ moreHref }) => moreHref === undefined)
    .map(({ id, question, answer }) => ({
      kind: 'question',
      path: `${paths.faq()}#${id}`,
      title: question,
      description: answer,
      keywords: '',
      body: [],
    }));

/** "Permanent, in Kochi. Apply until 22 January 2027." */
const describeRole = ({ kind, city, deadline, untilFilled }: OpenRole) =>
  `${roleKindLabels[kind]}, in ${city}. ${untilFilled ? 'Open until it is filled' : `Apply until ${formatIsoDay(deadline)}`}.`;

const listRoles = (openRoles: readonly OpenRole[]): SiteDocument[] =>
  openRoles.map((role) => ({
    kind: 'job',
    path: paths.role(role.id),
    title: role.title,
    description: role.summary,
    keywords: `job role career vacancy ${role.city} ${role.kind}`,
    body: [
      `${role.summary} ${describeRole(role)}`,
      role.about,
      ...role.responsibilities,
      ...role.requirements,
      ...role.notRequired,
    ],
  }));

const listProjects = (): SiteDocument[] => [
  ...customerStories.map(
    (story): SiteDocument => ({
      kind: 'project',
      path: paths.customerStory(story.id),
      title: story.headline,
      description: story.summary,
      keywords: `customer story ${story.customer} ${story.place} ${story.sector}`,
      body: [...story.situation, ...story.attempts.map(({ text }) => text), story.quote],
    }),
  ),
  ...portfolioProjects
    .filter(({ storyId }) => storyId === undefined)
    .map(
      (project): SiteDocument => ({
        kind: 'project',
        path: paths.portfolio.showcase(project.id),
        title: project.name,
        description: project.summary,
        keywords: `project ${project.client} ${project.place} ${project.stack.join(' ')}`,
        body: [project.setback.text],
      }),
    ),
];

const listTeam = (): SiteDocument[] =>
  teamMembers.map(({ id, name, role, teamId, city, strength }) => ({
    kind: 'person',
    path: `${paths.team()}#${id}`,
    title: name,
    description: `${role}, ${city}`,
    keywords: teams.find((team) => team.id === teamId)?.name ?? '',
    body: [strength],
  }));

/** R-SEARCH-3: all documents of the content, and the open roles: what every visitor can read now. */
export async function listSiteDocuments(
  help: HelpContent,
  openRoles: readonly OpenRole[],
): Promise<SiteDocument[]> {
  return [
    ...listPages(help),
    ...listFeatures(),
    ...listIntegrations(),
    ...(await Promise.all(articles.map(toArticleDocument))),
    ...listHelp(help),
    ...listQuestions(help),
    ...listRoles(openRoles),
    ...listProjects(),
    ...listTeam(),
  ];
}
