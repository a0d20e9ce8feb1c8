import type { BookDifference } from '~/domain/books/book-difference';
import { runCheck } from '~/server/books/check-books.server';
import { seedSampleOrders } from '~/server/seed/seed-sample-orders.server';
import { seedSampleProjects } from '~/server/seed/seed-sample-projects.server';
import type { Engine } from '../../database/test-database';
import { createKnownUser } from '../../fixtures/known-user';
import { insertPersonalData } from '../../fixtures/personal-data-rows';
import { openShopWithHistory } from '../orders/shop-with-history';
import { openTestPayments } from '../orders/test-payments';
import { openTestShop, START, type TestShop } from '../orders/test-shop';

/** Texts and bytes that a careless format breaks. */
const HOSTILE = `\\N\t"quoted" 'single' {a,b} \r\n NULL \u2028 \u{1f9f1} \\x00 [1]`;

/** Rows of the tables that the services above leave empty, and values at the edges of their types. */
const MORE_ROWS = [
  `insert into product_picture_files (picture_id, width, format, product_id, content)
    select gen_random_uuid(), width, 'avif', 'mosaic-mug', decode(repeat('00ff0a22', width * 100), 'hex')
    from generate_series(1, 9) as width`,
  `with article as (insert into articles (id, slug, title, summary, author_id, tag, cover_kind, cover_seed, source, plain_text,
      outline, word_count, state, version, created_at, changed_at)
    values (gen_random_uuid(), 'a-draft', E'\\\\N', '', '', '', 'opus', 1, E'a\\tb', '', '[]', 2, 'draft', 1, now(), now()) returning id),
    slug as (insert into article_slugs select 'a-draft', id from article),
    picture as (insert into article_picture_files (picture_id, width, format, article_id, height, alt, content)
      select gen_random_uuid(), 1, 'avif', id, 1, '', '\\\\x00ff' from article)
    insert into article_revisions (article_id, version, kind, form, created_at)
    select id, 1, 'created', '{"source": "\\\\\\\\N"}', now() from article`,
  `with entry as (insert into help_entries (id, kind, slug, title, form, state, version, created_at, changed_at)
      values (gen_random_uuid(), 'article', 'a-draft', E'\\\\N', '{"source": "\\\\\\\\N"}', 'draft', 1, now(), now()) returning id),
    slug as (insert into help_entry_slugs select 'a-draft', id from entry),
    picture as (insert into help_picture_files (picture_id, width, format, entry_id, height, alt, content)
      select gen_random_uuid(), 1, 'webp', id, 1, '', '\\\\x00ff' from entry)
    insert into help_entry_revisions (entry_id, version, kind, form, created_at)
    select id, 1, 'created', '{"source": null}', now() from entry`,
  `insert into product_events (id, product_id, version, kind, changes, created_at)
    values (gen_random_uuid(), 'mosaic-mug', 2, 'edited', '[{"before": null, "after": 1.10}]', 'infinity')`,
  `insert into idp_records (model, id, payload) values ('Session', 'null', 'null'), ('Session', '', '"null"')`,
  `insert into used_nonces (nonce_hash, expires_at) values ('hash', '0044-03-15 12:00:00.123456+00 BC')`,
  `insert into backups (id, origin, started_at, finished_at, bytes)
    values (gen_random_uuid(), 'night', '2026-11-23T03:00:00.000001+05:30', now(), 9007199254740991)`,
  `insert into unused_objects values ('files/01990000-0000-7000-8000-000000000000', '-infinity')`,
  `insert into job_alerts (id, due_since, created_at) values (gen_random_uuid(), '-infinity', now())`,
  `insert into reply_templates (id, name, text, created_at) values (gen_random_uuid(), 'Thanks', E'\\t{first name}', now())`,
  `insert into content_gaps (id, kind, text, is_probe, count, first_day, last_day)
    values (gen_random_uuid(), 'search', 'where is \\N', false, 2, '2026-11-22', '2026-11-23')`,
  `insert into redirects (id, from_path, target, target_path, status, note, version, created_at)
    values (gen_random_uuid(), '/old', '/faq#x', '/faq', '301', E'\\t', 1, now())`,
  `with edition as (insert into newsletter_editions (id, number, subject, introduction, articles, state, content, started_at, version,
      created_at, changed_at)
    values (gen_random_uuid(), 2147483647, E'\\N', E'a\tb', '["a"]', 'sending', '{"subject": "\\\\N"}', now(), 2, now(), now()) returning id)
    insert into newsletter_deliveries (id, edition_id, state, queued_at) select gen_random_uuid(), id, 'refused', 'infinity' from edition`,
  `insert into event_emails (id, product_id, day, subject, text, guests, state, facts, started_at, version, created_at, changed_at)
    values (gen_random_uuid(), E'\\t', '2026-12-11', E'\\N', E'a\tb', 'arrived', 'sent', '{"event": "\\\\N", "facts": []}', now(), 2147483647,
      '-infinity', 'infinity')`,
  `insert into api_keys (id, name, prefix, hash, scopes, created_by, created_at, last_used_on)
    select gen_random_uuid(), E'\\t', 'shop_abcd', 'hash', array['orders'], id, now(), '2026-11-23' from users limit 1`,
  `insert into payment_disputes (id, order_id, payment_id, reference, amount, reason, state, is_refundable, answer_by, reported_at, created_at)
    select gen_random_uuid(), order_id, payment_id, E'\\t', 1, E'a\tb', 'lost', false, 'infinity', '-infinity', now()
    from refunds where payment_id is not null limit 1`,
  `update refunds set dispute_id = payment_disputes.id from payment_disputes where payment_disputes.payment_id = refunds.payment_id`,
  `insert into webhook_endpoints (id, name, url, events, includes_contact, version, created_at)
    values (gen_random_uuid(), 'Accounting', 'https://example.com/', array['order.paid'], false, 1, now())`,
  `insert into webhook_requests (id, endpoint_id, event, created_at)
    select gen_random_uuid(), id, 'test', now() from webhook_endpoints`,
  `insert into announcements (id, text, link, link_label, tone, pages, starts_at, ends_at, version, created_at)
    values (gen_random_uuid(), E'\\t<b>', '/shop', 'Shop', 'offer', 'shop', '-infinity', 'infinity', 1, now())`,
  `insert into open_roles (id, content, state, version, changed_at)
    values ('a-role', '{"title": "\\\\\\\\N"}', 'draft', 2147483647, 'infinity')`,
  `insert into role_closings (role_id, closed_at) values (E'\\t', '-infinity')`,
  `insert into visit_counts (day, measure, subject, count) values ('2026-11-23', 'view', '/', 2147483647)`,
  `insert into web_vitals (day, page, device, vital, bucket, count) values ('2026-11-23', 'home', 'phone', 'lcp', 32767, 2147483647)`,
  `insert into uptime_days (day, minutes, first_minute, last_minute, longest_gap)
    values ('2026-11-23', 1440, '2026-11-22 18:30+00', 'infinity', 0)`,
];

export interface RichDatabase {
  shop: TestShop;
  /** What the check of the books finds: the orders of the user are rows without the service. */
  differences: BookDifference[];
}

/** A shop with orders of every kind, users with all their data, and a row in every table. */
export async function openRichDatabase(engine: Engine): Promise<RichDatabase> {
  const shop = await openTestShop(engine);
  const { database, deps } = shop;
  const online = await openTestPayments(shop);
  await seedSampleOrders({ database, secret: deps.secret, now: START });
  await openShopWithHistory(shop, online);
  await online.close();
  await seedSampleProjects(database);
  const user = createKnownUser({ name: HOSTILE });
  for (const insert of Object.values(insertPersonalData)) await insert(database.db, user);
  for (const text of MORE_ROWS) await database.rows({ text });
  const { differences } = await runCheck({ ...deps, db: database.db });
  return { shop, differences };
}
