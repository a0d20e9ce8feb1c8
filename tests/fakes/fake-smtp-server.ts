import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail extends Email {
  /** The recipients of the envelope, which may differ from the header. */
  envelopeRecipients: string[];
}

/** A response code with its text. */
interface Refusal {
  code: number;
  words: string;
}

export interface FakeSmtpServer {
  port: number;
  url: string;
  received: ReceivedEmail[];
  countConnections(): number;
  /** Refuses the next recipients; without an argument it accepts them. */
  setRecipientReply(refusal?: Refusal): void;
  /** Refuses the next emails after their content; without an argument it accepts them. */
  setMessageReply(refusal?: Refusal): void;
  /** Reads emails without a reply, until the returned function is called. */
  pauseReplies(): () => void;
  /** Resolves when an email waits for its reply. */
  waitForPausedEmail(): Promise<void>;
  stop(): Promise<void>;
}

const toError = (refusal: Refusal | undefined) =>
  refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null;

/** A real SMTP server that stores what it accepts, on a free port or on the given one. */
export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const received: ReceivedEmail[] = [];
  let recipientRefusal: Refusal | undefined;
  let messageRefusal: Refusal | undefined;
  let untilResumed: Promise<void> | undefined;
  let connections = 0;
  let paused = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A stop closes connections that wait for another email.
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(toError(recipientRefusal)),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The sender closed the connection during the email: no reply is possible.
        return;
      }
      paused.resolve();
      if (untilResumed) {
        await untilResumed;
        return;
      }
      if (messageRefusal) return done(toError(messageRefusal));
      const email = await PostalMime.parse(Buffer.concat(chunks));
      const envelopeRecipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ ...email, envelopeRecipients });
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const usedPort = (server.server.address() as AddressInfo).port;
  return {
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    received,
    countConnections: () => connections,
    setRecipientReply: (refusal) => {
      recipientRefusal = refusal;
    },
    setMessageReply: (refusal) => {
      messageRefusal = refusal;
    },
    pauseReplies() {
      paused = Promise.withResolvers();
      const resumed = Promise.withResolvers<void>();
      untilResumed = resumed.promise;
      return () => {
        untilResumed = undefined;
        resumed.resolve();
      };
    },
    waitForPausedEmail: () => paused.promise,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
