import type { Database } from '~/server/db/database.server';
import { seedCatalogue } from '../../app/server/seed/seed-catalogue.server';

/** All values of a product depend on its number, so that shops of the same size are equal. */
const GENERATE = `
  insert into products (id, name, subtitle, price, stock, sale_type, sale_discount, category_id, colors, sizes, gender,
    tag, description, story, care, details, images, featured, rank, created_at,
    review_count, review_stars)
  select
    'generated-' || n,
    adjectives[1 + h % 24] || ' ' || materials[1 + (h / 24) % 16] || ' ' || things[1 + (h / 384) % 30] || ' No. ' || n,
    materials[1 + (h / 7) % 16] || ', made in batch ' || (1 + h % 400),
    1 + (h * 7919) % 500000,
    (h / 3) % 120 - least((h / 3) % 120, 12),
    case h % 10 when 0 then 'percent' when 1 then 'amount' end,
    case h % 10 when 0 then 500 + (h / 10) % 6000 when 1 then (h / 10) % 20000 end,
    category.ids[1 + (h / 11) % cardinality(category.ids)],
    case when h % 4 < 3 then array[colours[1 + (h / 13) % 12], colours[1 + (h / 17) % 12]] else '{}' end,
    case when h % 5 = 0 then array['S', 'M', 'L'] when h % 5 = 1 then array['XL'] else '{}' end,
    case h % 6 when 0 then 'women' when 1 then 'men' when 2 then 'unisex' end,
    case h % 8 when 0 then 'New' when 1 then 'Small batch' when 2 then 'Recycled' end,
    'A ' || things[1 + (h / 384) % 30] || ' of ' || materials[1 + (h / 24) % 16] || ' for '
      || uses[1 + (h / 19) % 10] || ', in ' || colours[1 + (h / 13) % 12] || '. Number ' || n || ' of its kind.',
    array['Drawn, made and checked in one house, and packed without plastic.',
      'It was first made for ' || uses[1 + (h / 23) % 10] || ' and stayed for ' || uses[1 + (h / 29) % 10] || '.'],
    array['Wipe it with a dry cloth.'],
    jsonb_build_array(jsonb_build_object('label', 'Weight', 'value', (50 + h % 4000) || ' g')),
    picture.sets -> (h % jsonb_array_length(picture.sets))::integer,
    false, 1000 + n, timestamptz '2020-01-01' + n * interval '25 minutes',
    (h / 31) % 40, case when (h / 31) % 40 > 0 then 2 + ((h / 37) % 31) / 10.0 else 0 end
  from generate_series($1::integer, $2::integer) as n
  -- Neighbouring numbers get unrelated hashes.
  cross join lateral (select abs(hashint8(n)::bigint) as h) as hashed
  cross join (select array_agg(id order by id) as ids from categories) as category
  cross join (select jsonb_agg(images order by id) as sets from products where id not like 'generated-%') as picture
  cross join (select
    '{Plain,Soft,Heavy,Light,Round,Square,Tall,Low,Wide,Narrow,Bright,Quiet,Warm,Cool,Folding,Nested,Woven,Pressed,Turned,Cut,Glazed,Matt,Striped,Dotted}'::text[] as adjectives,
    '{clay,felt,brass,oak,linen,cork,steel,wool,glass,paper,bamboo,copper,jute,teak,slate,cotton}'::text[] as materials,
    '{bowl,tray,lamp,clock,shelf,rug,cushion,vase,jar,hook,stand,frame,box,basket,pencil,folder,planner,kettle,plate,spoon,apron,scarf,cap,pouch,stool,bench,mirror,candle,coaster,trivet}'::text[] as things,
    '{Vermilion,Indigo,Marigold,Slate,Sand,Basalt,Chalk,Moss,Teal,Plum,Rust,Ink}'::text[] as colours,
    '{reading,writing,cooking,travelling,resting,drawing,measuring,storing,giving,gardening}'::text[] as uses
  ) as words
  on conflict do nothing`;

const BATCH = 10_000;

interface Index {
  name: string;
  definition: string;
}

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'products' and indexdef not like 'CREATE UNIQUE %'`;

/**
 * Adds generated products to a seeded shop for measurements and load tests. 100,000 take some seconds. The indexes are
 * dropped first and created at the end, which is much faster than an update for each row.
 */
export async function generateProducts(database: Database, count: number): Promise<void> {
  await seedCatalogue(database);
  await database.db.transaction(async (transaction) => {
    const indexes = await transaction.rows<Index>({ text: INDEXES });
    for (const { name } of indexes) await transaction.rows({ text: `drop index ${name}` });
    for (let first = 1; first <= count; first += BATCH) {
      await transaction.rows({ text: GENERATE, values: [first, Math.min(count, first + BATCH - 1)] });
    }
    for (const { definition } of indexes) await transaction.rows({ text: definition });
  });
  // The query planner needs statistics.
  await database.rows({ text: 'vacuum analyze products' });
}
