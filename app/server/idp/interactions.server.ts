import type { default as Provider } from 'oidc-provider';
import type { NodeExchange } from '../http/pages/page-contexts.server';
import type { IdpDeps } from './deps.server';
import { findDirectoryAccount } from './provider-configuration.server';
import type { IdpAnswer, IdpPrompt } from './types.server';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The open interaction of this browser. A cookie identifies the browser that started it; others get `undefined`. */
async function findInteraction(
  provider: Provider,
  { incoming, outgoing }: NodeExchange,
  uid: string,
): Promise<Interaction | undefined> {
  const { SessionNotFound } = (await import('oidc-provider')).errors;
  try {
    const interaction = await provider.interactionDetails(incoming, outgoing);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof SessionNotFound) return undefined;
    throw error;
  }
}

async function readClientName(provider: Provider, clientId: string): Promise<string> {
  const client = await provider.Client.find(clientId);
  return client?.metadata().client_name ?? '';
}

async function toPrompt(provider: Provider, interaction: Interaction): Promise<IdpPrompt | undefined> {
  const client = await readClientName(provider, String(interaction.params.client_id));
  const account = findDirectoryAccount(interaction.session?.accountId);
  if (interaction.prompt.name === 'login')
    return { kind: 'account', client, ...(account && { signedIn: account }) };
  if (interaction.prompt.name !== 'consent' || !account) return undefined;
  return {
    kind: 'consent',
    client,
    account,
    shared: [
      { label: 'Name', value: account.name },
      { label: 'Email address', value: account.username },
      { label: 'Number in the directory', value: account.id },
    ],
  };
}

/** Stores the consent to the scopes that were requested now. */
async function grantConsent(provider: Provider, { params, session, prompt, grantId }: Interaction) {
  const earlier = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    earlier ?? new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
  const missing = prompt.details.missingOIDCScope;
  if (Array.isArray(missing)) grant.addOIDCScope(missing.join(' '));
  return { consent: { grantId: await grant.save() } };
}

async function toResult(provider: Provider, interaction: Interaction, answer: IdpAnswer) {
  const prompt = interaction.prompt.name;
  if (answer.kind === 'refuse')
    return { error: 'access_denied', error_description: 'The user did not want to go on.' };
  if (answer.kind === 'account' && prompt === 'login' && findDirectoryAccount(answer.id))
    return { login: { accountId: answer.id } };
  if (answer.kind === 'allow' && prompt === 'consent') return grantConsent(provider, interaction);
  return undefined;
}

/** What the provider asks next. `undefined` for an interaction that is over or belongs to another browser. */
export async function getPrompt(
  { getProvider }: IdpDeps,
  exchange: NodeExchange,
  uid: string,
): Promise<IdpPrompt | undefined> {
  const provider = await getProvider();
  const interaction = await findInteraction(provider, exchange, uid);
  return interaction && toPrompt(provider, interaction);
}

/**
 * The URL with which the provider continues. `undefined` without an open interaction, for an answer that does not fit the
 * prompt, and for an unknown account.
 */
export async function submitAnswer(
  { getProvider }: IdpDeps,
  exchange: NodeExchange,
  uid: string,
  answer: IdpAnswer,
): Promise<string | undefined> {
  const provider = await getProvider();
  const interaction = await findInteraction(provider, exchange, uid);
  const result = interaction && (await toResult(provider, interaction, answer));
  if (!result) return undefined;
  return provider.interactionResult(exchange.incoming, exchange.outgoing, result, {
    mergeWithLastSubmission: answer.kind === 'allow',
  });
}
