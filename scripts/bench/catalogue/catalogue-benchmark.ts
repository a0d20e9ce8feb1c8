import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../postgres/postgres-server.ts';
import { type RunningSite, startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const LARGE = 100_000;
const ROUNDS = 7;
const QUESTIONS_A_ROUND = 8;
const TARGET = 3;
const settings = { FORMS_PER_MINUTE: '100000000', SESSION_SECRET: 'known to everybody, but long enough' };

/** As people ask; every answer has its facets with their counts. */
const questions = [
  ['everything', ''],
  ['a category', 'category=table'],
  ['a colour, in stock, by price', 'colour=Indigo&stock=1&sort=price-asc'],
  ['a price range, on sale', 'min=200&max=900&sale=1'],
  ['a word', 'q=paper'],
  ['a mistyped word', 'q=paprr'],
  ['a word, a category and a rating', 'q=paper&category=desk&rating=3'],
  ['the third page by rating', 'sort=rating&page=3'],
] as const;

/** The parameter that is none of ours keeps the answer out of the memory for pages. */
async function millisecondsFor({ url }: RunningSite, question: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < QUESTIONS_A_ROUND; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/shop/grid?${question}${question && '&'}anew=1`, { redirect: 'error' });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`?${question} is answered with ${answer.status}.`);
  }
  return median(times);
}

async function emptyDatabase(server: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.url(name);
}

async function fillShop(url: string, generated: number): Promise<void> {
  const database = await (await appModules.postgres()).openPostgres(url);
  await database.migrate();
  await (await appModules.seed()).seedCatalogue(database);
  if (generated > 0) await (await appModules.generated()).generateProducts(database, generated);
  await database.rows({ text: 'vacuum analyze' });
  await database.close();
}

async function measure(): Promise<ResultTable[]> {
  const server = await startPostgres({ durable: true });
  const sites: RunningSite[] = [];
  const open = async (name: string, generated: number) => {
    const url = await emptyDatabase(server, name);
    await fillShop(url, generated);
    const site = await startProductionSite({
      dataFolder: createTemporaryFolder('catalogue'),
      settings: { ...settings, DATABASE_URL: url },
    });
    sites.push(site);
    return site;
  };
  try {
    const [small, large] = [await open('small', 0), await open('large', LARGE)];
    const subjects = new Map(
      questions.flatMap(([name, question]): [string, () => Promise<number>][] => [
        [`${name}, small`, () => millisecondsFor(small, question)],
        [`${name}, large`, () => millisecondsFor(large, question)],
      ]),
    );
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: 'catalogue' });
    const rows = questions.map(([name, question]) => {
      const slower = calculateRatios(times(`${name}, large`), times(`${name}, small`));
      return [
        name,
        `\`?${question}\``,
        formatMedianAndRange(slower),
        formatVerdict(median(slower), { atMost: TARGET }),
      ];
    });
    return [
      {
        title: 'A large catalogue',
        method: `Time of a catalogue page with its facets over HTTP, nothing kept, with ${LARGE.toLocaleString('en')} more products, as a multiple of the time with the sample goods alone. Both on one PostgreSQL; median of ${ROUNDS} rounds (least and greatest).`,
        columns: ['question', 'address', 'times as long', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  }
}

export const catalogueBenchmark: Benchmark = { name: 'catalogue', requiredTools: ['postgres'], measure };
