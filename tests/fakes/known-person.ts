import { randomBytes, randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { hidden } from '~/server/accounts/sign-in-limits.server';
import type { QueryBuilder } from '~/server/db/database.server';
import * as accounts from '~/server/db/schema/accounts.server';
import { attachments } from '~/server/db/schema/attachments.server';
import { calls } from '~/server/db/schema/calls.server';
import { departures } from '~/server/db/schema/departures.server';
import { leads } from '~/server/db/schema/leads.server';
import { subscribers } from '~/server/db/schema/newsletter.server';
import { noticeChoices } from '~/server/db/schema/notices.server';
import { orderEvents, orderLines, orders } from '~/server/db/schema/orders.server';
import { outbox } from '~/server/db/schema/outbox.server';
import { profilePictures, profiles, savedAddresses } from '~/server/db/schema/profiles.server';
import {
  projectComments,
  projectMembers,
  projects,
  projectUpdates,
} from '~/server/db/schema/projects.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { reserveUnconfirmedEmail } from '~/server/mail/reserve-unconfirmed.server';
import { tell } from '~/server/notices/tell.server';

export interface KnownPerson {
  id: string;
  name: string;
  email: string;
  phone: string;
  street: string;
}

/** What nobody else in the tests is called: wherever a part of it is found, it is this person's. */
export const somebody = (given: Partial<KnownPerson> = {}): KnownPerson => ({
  id: uuid(),
  name: 'Ilavarasi Thirumalai',
  email: 'ilavarasi.t@kolam.example',
  phone: '+919812345670',
  street: '27 Tamarind Tree Street',
  ...given,
});

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2027-11-21T10:00:00Z');
const addressOf = ({ street }: KnownPerson) => ({
  ...{ line1: street, city: 'Madurai', state: 'Tamil Nadu', pin: '625001' },
});

/** An order that was delivered, with one line of Rs. 1,000; a part of it may be otherwise. */
export async function writeOrder(
  db: QueryBuilder,
  person: KnownPerson,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const { id: personId, name, email, phone } = person;
  const total = change.total ?? 1_000_00;
  const tax = total * 0.18;
  const id = uuid();
  await db.insert(orders).values({
    ...{ id, personId, status: 'delivered', notes: `${name} is at home after six.` },
    number: `TS-2627-${randomBytes(3).readUIntBE(0, 3) % 1_000_000}`.padEnd(14, '0'),
    contact: { name, email, phone },
    delivery: addressOf(person),
    paymentMethod: 'upi',
    ...{ discount: 0, tax, orderTotal: total + tax, taxRateBasisPoints: 1800 },
    idempotencyKey: randomUUID(),
    requestHash: 'a fingerprint',
    createdAt: NOW,
    paidAt: NOW,
    ...change,
    total,
  });
  await db.insert(orderLines).values({
    orderId: id,
    position: 0,
    productId: 'mosaic-mug',
    name: 'Mosaic mug',
    quantity: 1,
    price: total,
    unitDiscount: 0,
  });
  const event = { id: uuid(), orderId: id, status: 'delivered', actor: 'admin' } as const;
  await db.insert(orderEvents).values({ ...event, note: `Given to ${name}`, createdAt: NOW });
  return id;
}

async function writeMessage(db: QueryBuilder, { name, email, phone, street }: KnownPerson) {
  const leadId = uuid();
  await db.insert(leads).values({
    ...{ id: leadId, kind: 'application', name, email: email.toUpperCase(), message: `I live in ${street}.` },
    meta: { phone },
    tokenHash: randomUUID(),
    createdAt: NOW,
  });
  await db.insert(attachments).values({
    ...{ id: uuid(), leadId, name: `${name}.pdf`, mediaType: 'application/pdf', size: 4, createdAt: NOW },
    content: new TextEncoder().encode(`%PDF of ${name}`),
  });
  const hostId = `host of ${leadId}`;
  await db.insert(calls).values({ leadId, hostId, startsAt: LATER });
  await enqueue(db, 'lead-confirmation', { leadId, token: 'secret' });
}

async function writeAccount(db: QueryBuilder, { id: personId, name, email }: KnownPerson) {
  const time = { createdAt: NOW, updatedAt: NOW };
  const identity = { id: uuid(), personId, providerId: 'credential', accountId: personId };
  await db.insert(accounts.people).values({ id: personId, email, name, emailVerified: true });
  await db.insert(accounts.identities).values({ ...identity, password: `hash of ${name}` });
  await db.insert(accounts.twoFactors).values({ id: uuid(), personId, secret: 'x', backupCodes: 'y' });
  await db.insert(accounts.passkeys).values({
    ...{ id: uuid(), personId, name: `${name}’s phone`, publicKey: 'key', credentialId: randomUUID() },
    ...{ counter: 0, deviceType: 'multiDevice', backedUp: true },
  });
  const [byId, byEmail] = [{ personId }, { email }].map((value) => JSON.stringify(value));
  for (const value of [byId, byEmail, personId, email])
    await db
      .insert(accounts.verifications)
      .values({ id: uuid(), identifier: `a link:${uuid()}`, value: value ?? '', expiresAt: LATER, ...time });
  await db
    .insert(accounts.pendingSignUps)
    .values({ id: uuid(), email, name, passwordHash: 'hash', createdAt: NOW, expiresAt: LATER });
  for (const key of [`own-password:${personId}`, `password:strangers:${hidden(email)}`])
    await db.insert(accounts.rateLimits).values({ key, points: 1, expire: LATER });
  await db.insert(departures).values({ id: uuid(), personId, askedAt: NOW, leavesAt: LATER });
}

async function writeProfile(db: QueryBuilder, person: KnownPerson) {
  const { id: personId, name, phone } = person;
  const picture = new TextEncoder().encode(`a picture of ${name}`);
  const entry = { personId, name, phone, address: addressOf(person), isDefault: true, createdAt: NOW };
  await db.insert(profiles).values({ personId, phone, company: `${name} & Daughters`, upiId: 'x@bank' });
  await db.insert(profilePictures).values({ personId, small: picture, large: picture, createdAt: NOW });
  await db.insert(savedAddresses).values([
    { ...entry, id: uuid(), kind: 'delivery', label: 'Home' },
    { ...entry, id: uuid(), kind: 'billing', label: 'Office', gstin: '33AAACK1234A1Z5' },
  ]);
}

async function writeMails(db: QueryBuilder, { name, email }: KnownPerson) {
  const mail = { subject: `Hello ${name}`, html: `<p>${email}</p>`, text: `Dear ${name} (${email})` };
  await db.insert(outbox).values([
    { ...mail, id: uuid(), key: randomUUID(), recipient: email },
    { ...mail, id: uuid(), key: randomUUID(), recipient: 'desk@tessera.example', replyTo: email },
    { ...mail, id: uuid(), key: randomUUID(), recipient: 'former@kolam.example' },
    {
      ...{ id: uuid(), key: randomUUID(), recipient: 'desk@tessera.example' },
      content: { template: 'lead-notice', data: { kind: 'contact', from: `${name} (${email})`, facts: [] } },
    },
  ]);
  await reserveUnconfirmedEmail(db, email, NOW);
}

/** Writes what each area of the registry may hold about somebody; `account` has to be first. */
export const writeAbout: Readonly<Record<string, (db: QueryBuilder, person: KnownPerson) => Promise<void>>> =
  {
    account: writeAccount,
    profile: writeProfile,
    async 'sign-ins'(db, { id: personId, name }) {
      const userAgent = `Browser of ${name}`;
      await db
        .insert(accounts.sessions)
        .values({ id: uuid(), personId, token: randomUUID(), userAgent, expiresAt: LATER });
      await db
        .insert(accounts.signIns)
        .values({ id: uuid(), personId, method: 'password', succeeded: true, userAgent });
    },
    async orders(db, person) {
      await writeOrder(db, person);
      await writeOrder(db, person, { personId: null });
    },
    async projects(db, { id: personId, name }) {
      const [projectId, updateId] = [uuid(), uuid()];
      const plan = {
        name: 'A wall of tiles',
        summary: 'Tiles.',
        startsOn: '2026-11-02',
        endsOn: '2027-01-29',
      };
      await db
        .insert(projects)
        .values({ id: projectId, ...plan, contactId: 'gurleen-sandhu', createdAt: NOW });
      await db.insert(projectMembers).values({ projectId, personId, joinedAt: NOW });
      const update = { authorId: 'gurleen-sandhu', title: 'Begun', body: 'The first tile is laid.' };
      await db.insert(projectUpdates).values({ id: updateId, projectId, ...update, createdAt: NOW });
      await db
        .insert(projectComments)
        .values({ id: uuid(), updateId, personId, body: `Well done, says ${name}.`, createdAt: NOW });
    },
    async notifications(db, { id: personId, email }) {
      const told = { event: 'email-changed', email } as const;
      await tell(db, { personId, told, key: 'email-changed', at: NOW });
      const choice = { kind: 'projects', channel: 'mail', isWanted: false } as const;
      await db.insert(noticeChoices).values({ personId, ...choice, changedAt: NOW });
    },
    messages: writeMessage,
    async newsletter(db, { email }) {
      await db.insert(subscribers).values({ id: uuid(), email, askedAt: NOW });
    },
    mails: writeMails,
    async 'waiting-work'(db, { email }) {
      await enqueue(db, 'password-reset-mail', { email, resetId: uuid() });
    },
  };
