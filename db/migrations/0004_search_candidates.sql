-- Counting reads up to a thousand products a filter. Here what is counted stands side by side, without the texts between:
-- reading on until a thousand fit is several times faster than in the table. (Drizzle has no INCLUDE.)
CREATE INDEX products_candidates ON products (id) INCLUDE (facets, unit_price) WHERE state = 'published';
