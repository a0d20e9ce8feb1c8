import { catalogue } from './catalogue/catalogue.ts';
import { checkout } from './checkout/checkout.ts';
import { pages } from './pages/pages.ts';
import type { Part } from './part.ts';
import { report, say } from './report.ts';
import { server } from './server/server.ts';
import { signIn } from './sign-in/sign-in.ts';
import { missingTools } from './tools.ts';

const parts: readonly Part[] = [server, checkout, catalogue, pages, signIn];

function chosenParts(names: readonly string[]): readonly Part[] {
  if (names.length === 0) return parts;
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length === 0) return parts.filter((part) => names.includes(part.name));
  const known = parts.map((part) => part.name).join(', ');
  process.stderr.write(
    `There is nothing called "${unknown.join('", "')}" to measure. There are: ${known}.\n`,
  );
  process.exit(2);
}

for (const part of chosenParts(process.argv.slice(2))) {
  const missing = missingTools(part.needs);
  if (missing.length > 0) say(`${part.name} is not measured: it needs ${missing.join(' and ')}.`);
  else report(part.name, await part.measure());
}
