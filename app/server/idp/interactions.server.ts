import type { ClientMetadata, default as Provider } from 'oidc-provider';
import { directoryAccount } from './directory.server';
import type { Idp, IdpAnswer, IdpPrompt, NodeExchange } from './types.server';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What this browser is being asked; an answer is taken only from the browser that began, which its cookie shows. */
async function interactionOf(
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

function clientName(metadata: ClientMetadata | undefined): string {
  return metadata?.client_name ?? '';
}

async function questionOf(provider: Provider, interaction: Interaction): Promise<IdpPrompt | undefined> {
  const client = clientName((await provider.Client.find(String(interaction.params.client_id)))?.metadata());
  const account = directoryAccount(interaction.session?.accountId);
  if (interaction.prompt.name === 'login')
    return { kind: 'account', client, ...(account && { signedIn: account }) };
  if (interaction.prompt.name !== 'consent' || !account) return undefined;
  return {
    kind: 'consent',
    client,
    account,
    shared: [
      { label: 'Name', value: account.name },
      { label: 'E-mail address', value: account.username },
      { label: 'Number in the directory', value: account.id },
    ],
  };
}

/** Remembers what was allowed, as far as it was asked for now. */
async function grantFor(provider: Provider, { params, session, prompt, grantId }: Interaction) {
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant =
    known ?? new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
  const missing = prompt.details.missingOIDCScope;
  if (Array.isArray(missing)) grant.addOIDCScope(missing.join(' '));
  return { consent: { grantId: await grant.save() } };
}

async function resultOf(provider: Provider, interaction: Interaction, answer: IdpAnswer) {
  const asked = interaction.prompt.name;
  if (answer.kind === 'refuse')
    return { error: 'access_denied', error_description: 'The user did not want to go on.' };
  if (answer.kind === 'account' && asked === 'login' && directoryAccount(answer.id))
    return { login: { accountId: answer.id } };
  if (answer.kind === 'allow' && asked === 'consent') return grantFor(provider, interaction);
  return undefined;
}

/** The questions that the provider needs answered by a user, and how it goes on from them. */
export function createInteractions(open: () => Promise<Provider>): Pick<Idp, 'getPrompt' | 'submitAnswer'> {
  return {
    async getPrompt(exchange, uid) {
      const provider = await open();
      const interaction = await interactionOf(provider, exchange, uid);
      return interaction && questionOf(provider, interaction);
    },
    async submitAnswer(exchange, uid, answer) {
      const provider = await open();
      const interaction = await interactionOf(provider, exchange, uid);
      const result = interaction && (await resultOf(provider, interaction, answer));
      if (!result) return undefined;
      return provider.interactionResult(exchange.incoming, exchange.outgoing, result, {
        mergeWithLastSubmission: answer.kind === 'allow',
      });
    },
  };
}
