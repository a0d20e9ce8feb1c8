import { createArticleManagement } from '~/server/articles/article-management.server';
import type { Database } from '~/server/db/database.server';
import { createHelpManagement } from '~/server/help-entries/help-management.server';
import { createLeads } from '~/server/leads/leads.server';
import { createOrders } from '~/server/orders/orders.server';
import { createOrderManagement } from '~/server/orders/staff/order-management.server';
import { createProductManagement } from '~/server/products/product-management.server';
import type { CheckProductPicture } from '~/server/profiles/pictures/check-product-picture.server';
import { decodeInProcess } from '~/server/profiles/pictures/decode-picture.server';
import { createProfiles } from '~/server/profiles/profiles.server';
import { createProjectManagement } from '~/server/projects/project-management.server';
import { createTextPictures } from '~/server/publishing/text-pictures.server';
import { createReviews } from '~/server/reviews/reviews.server';
import { writeKilnHelp } from '../../fixtures/kiln-help';
import { projectForm } from '../../fixtures/open-test-projects';
import { createPictureFile } from '../../fixtures/picture-files';
import { writeKilnArticle } from '../articles/kiln-article';
import { actor, admin } from '../orders/test-shop';
import { createReviewInput, type ReviewShop } from '../reviews/test-reviews';

const encode = (text: string) => new TextEncoder().encode(text);

const checkPicture: CheckProductPicture = async ({ name }) => ({
  kind: 'accepted',
  picture: {
    width: 640,
    height: 480,
    tint: '#aabbcc',
    files: (['webp', 'avif'] as const).map((format) => ({
      width: 640,
      format,
      content: encode(`${name} ${format}`),
    })),
  },
});

/** Reads a file that was written by a service, through that service. */
export type ReadFile = () => Promise<Uint8Array | null | undefined>;

/** Writes files by every service that has some. `database` has the place of the contents. Resolves to readers by name. */
export async function writeFiles(shop: ReviewShop, database: Database): Promise<Record<string, ReadFile>> {
  const { deps, toLink, placeDelivered } = shop;
  const { clock, secret } = deps;
  const options = { ...deps, announce: () => undefined, checkPicture };

  const leads = createLeads(database, { secret, clock });
  const cv = { name: 'cv.pdf', mediaType: 'application/pdf', content: encode('%PDF of a CV') };
  const { token } = await leads.create({ kind: 'application', email: 'asha@example.com', files: [cv] });
  const [attachment] = (await leads.getByToken(token))?.files ?? [];

  const order = await placeDelivered();
  const reviews = createReviews(database, {
    ...options,
    checkPhoto: async () => ({
      kind: 'accepted',
      photo: { large: encode('large cup'), small: encode('small cup') },
    }),
  });
  await reviews.saveReview(toLink(order), {
    form: createReviewInput(),
    photos: [new File(['cup'], 'cup.jpg')],
  });
  await shop.approve(order);
  const [photo] = await shop.database.rows<{ id: string }>({
    text: 'select id from review_photos order by id desc limit 1',
  });

  const orders = createOrders(database, {
    secret,
    clock,
    checkPhoto: async () => ({ kind: 'accepted', photo: encode('a cracked cup') }),
  });
  const requested = await orders.requestReturn(order, {
    lines: { 0: 1 },
    reason: 'It is cracked.',
    photo: new File(['x'], 'x.jpg'),
  });
  const returnId = requested.kind === 'requested' ? requested.returnId : '';
  const management = createOrderManagement(database, { secret, clock });

  const products = createProductManagement(database, options);
  const version = (await products.getProduct(actor, 'mosaic-mug'))?.version ?? 0;
  await products.addPicture(actor, { id: 'mosaic-mug', version, file: new File(['x'], 'mug'), alt: 'A mug' });
  const uploaded = (await products.getProduct(actor, 'mosaic-mug'))?.pictures.at(-1)?.name ?? '';

  const suffix = token
    .slice(0, 4)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0');
  const articleManagement = createArticleManagement(database, options);
  const created = await articleManagement.createArticle(actor, writeKilnArticle(`kiln-${suffix}`, 'A text.'));
  const articleId = created.kind === 'created' ? created.id : '';
  await articleManagement.addArticlePicture(actor, {
    id: articleId,
    file: new File(['x'], 'kiln'),
    alt: 'A kiln',
  });
  const articlePicture = (await articleManagement.getStaffArticle(actor, articleId))?.pictures[0]?.id ?? '';

  const helpManagement = createHelpManagement(database, { ...options, index: async () => undefined });
  const entry = await helpManagement.createHelpEntry(actor, writeKilnHelp(`kiln-${suffix}`));
  const entryId = entry.kind === 'created' ? entry.id : '';
  const kiln = new File(['x'], 'kiln help');
  await helpManagement.addHelpPicture(actor, { id: entryId, file: kiln, alt: 'A kiln' });
  const helpPicture = (await helpManagement.getStaffHelpEntry(actor, entryId))?.pictures[0]?.id ?? '';
  const textPictures = createTextPictures(database);

  const profiles = createProfiles(database, { clock, decodePicture: decodeInProcess() });
  await profiles.savePicture(actor, new File([await createPictureFile()], 'me.png'));
  const picture = (await profiles.getProfile(actor)).picture ?? '';

  const projects = createProjectManagement(database, { ...deps, siteUrl: 'https://www.example.com' });
  const project = await projects.create(admin, projectForm);
  const projectId = project.kind === 'saved' ? project.id : '';
  await projects.addFile(admin, { projectId, file: new File(['a,b\n1,2\n'], 'plan.csv') });
  const fileId = (await projects.get(admin, projectId))?.files[0]?.id ?? '';

  const key = reviews.createPhotoPaths(photo?.id ?? '').large.split('key=')[1] ?? '';
  return {
    attachment: async () => (await leads.readFile(token, attachment?.id ?? ''))?.content,
    'large photo of a review': () => reviews.readReviewPhoto({ id: photo?.id ?? '', size: 'large', key }),
    'small photo of a review': () => reviews.readReviewPhoto({ id: photo?.id ?? '', size: 'small', key }),
    'photo of a return': () => orders.getReturnPhoto(order, returnId),
    'photo of a return, for staff': () =>
      management.getReturnPhoto(actor, { number: order.number, returnId }),
    'picture of a product': () =>
      products.readPictureFile({ pictureId: uploaded, width: 640, format: 'avif' }),
    'picture of an article': () =>
      textPictures.readPictureFile({ pictureId: articlePicture, width: 640, format: 'webp' }),
    'picture of a help article': () =>
      textPictures.readPictureFile({ pictureId: helpPicture, width: 640, format: 'avif' }),
    'large profile picture': () => profiles.getPicture(actor, picture, 'large'),
    'small profile picture': () => profiles.getPicture(actor, picture, 'small'),
    'file of a project': async () => (await projects.getFile(admin, { projectId, fileId }))?.content,
  };
}

/** The columns that `writeFiles` fills: one row of each table, two of pictures with their formats. */
export const WRITTEN_FILES = 13;
