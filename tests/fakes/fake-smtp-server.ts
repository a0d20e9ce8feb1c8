import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail extends Email {
  /** Whom the envelope named, which need not be what the mail says. */
  envelopeRecipients: string[];
}

export interface FakeSmtpServer {
  port: number;
  url: string;
  received: ReceivedEmail[];
  /** What it says to the next recipients: a code and words, or nothing for "yes". */
  setRecipientReply(refusal?: { code: number; words: string }): void;
  /** What it says once it has the whole mail. */
  setMessageReply(refusal?: { code: number; words: string }): void;
  /** From now on mails are read and not answered, until the returned function is called. */
  pauseReplies(): () => void;
  /** Resolves when a mail waits for its answer. */
  waitForPausedEmail(): Promise<void>;
  stop(): Promise<void>;
}

type Refusal = { code: number; words: string } | undefined;

const toError = (refusal: Refusal) =>
  refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null;

/** A real SMTP server on a free port, or on the given one, that keeps what it takes. */
export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const received: ReceivedEmail[] = [];
  let recipientRefusal: Refusal;
  let mailRefusal: Refusal;
  let answered: Promise<void> | undefined;
  let tell: () => void = () => undefined;
  let hanging = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(toError(recipientRefusal)),
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
      } catch {
        // The sender is gone in the middle of the mail: there is nobody to answer.
        return;
      }
      tell();
      if (answered) {
        await answered;
        return;
      }
      if (mailRefusal) return done(toError(mailRefusal));
      const mail = await PostalMime.parse(Buffer.concat(parts));
      received.push({ ...mail, envelopeRecipients: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const used = (server.server.address() as AddressInfo).port;
  return {
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    received,
    setRecipientReply: (refusal) => {
      recipientRefusal = refusal;
    },
    setMessageReply: (refusal) => {
      mailRefusal = refusal;
    },
    pauseReplies() {
      hanging = new Promise((resolve) => {
        tell = resolve;
      });
      let answer = () => {};
      answered = new Promise((resolve) => {
        answer = resolve;
      });
      return () => {
        answered = undefined;
        answer();
      };
    },
    waitForPausedEmail: () => hanging,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
