import { readFile } from 'node:fs/promises';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('the wall of people', () => {
  test('shows in words whom one points at', async ({ page }) => {
    await page.goto('/team');
    const tile = page.getByRole('link', { name: 'Karan Sethi, Product designer, TaskFlow' });
    await tile.hover();
    await expect(tile.getByText('Removes a button a week.')).toBeVisible();
    await page.getByRole('heading', { level: 2, name: 'Leadership' }).hover();
    await expect(tile.getByText('Removes a button a week.')).toBeHidden();
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/team#karan-sethi$/);
    await expect(page.locator('#karan-sethi')).toBeInViewport();
  });

  test('counts choices within what is chosen already', async ({ page }) => {
    await page.goto('/team?city=Kochi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 of 46');
    const byTeam = page.getByRole('list', { name: 'By team' });
    await expect(byTeam.getByRole('link', { name: 'Operations' })).toHaveCount(0);
    await expect(byTeam.getByText('Operations')).toBeVisible();
    await expect(byTeam.getByRole('link', { name: 'Learning 2' })).toBeVisible();
  });

  test('leads from a tile that is not chosen to the person all the same', async ({ page }) => {
    await page.goto('/team?team=design');
    await page.getByRole('link', { name: 'Rahul Chettri, Front-end engineer, speed' }).click();
    await expect(page).toHaveURL(/\/team#rahul-chettri$/);
    await expect(page.locator('#rahul-chettri')).toBeInViewport();
  });
});

test.describe('the team without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is chosen by team and by city, and back', async ({ page }) => {
    await page.goto('/team');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46);
    await page.getByRole('list', { name: 'By team' }).getByRole('link', { name: 'Hackathons' }).click();
    await page.getByRole('list', { name: 'By city' }).getByRole('link', { name: 'Pune' }).click();
    await expect(page).toHaveURL(/\/team\?team=hackathons&city=Pune$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hrishikesh Apte', 'Sana Inamdar']);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46);
  });

  test('says so when a team has nobody in a city, and ignores what does not exist', async ({ page }) => {
    await page.goto('/team?team=learning&city=Pune');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Nobody of that team works in Pune.',
    );
    await page.getByRole('link', { name: 'Learning, everywhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 of 46');
    await page.goto('/team?team=%3Cscript%3E&city=Atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyone gets one tile.');
  });
});

test.describe('the press kit', () => {
  test.use({ javaScriptEnabled: false });

  test('comes down as a whole and in pieces', async ({ page }) => {
    await page.goto('/company');
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Everything as a ZIP/ }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('tessera-press-kit.zip');
    const begin = (await readFile(await archive.path())).subarray(0, 2).toString();
    expect(begin).toBe('PK');

    // Four versions, each with and without the name, each as a drawing and as a picture.
    const pieces = page.getByRole('link', { name: /, (SVG|PNG)/ });
    await expect(pieces).toHaveCount(16);
    for (const piece of await pieces.all()) {
      const href = (await piece.getAttribute('href')) ?? '';
      const file = await page.request.get(href);
      expect(file.status(), href).toBe(200);
      expect(file.headers()['content-type']).toContain(href.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
    }
  });
});

test('the facts lead to the people who work in a city', async ({ page }) => {
  await page.goto('/company');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sunday' })).toContainText('closed');
  await page.getByRole('link', { name: '5 people work here' }).click();
  await expect(page).toHaveURL(/\/team\?city=Kochi$/);
});

test('the years lead to the people who joined in them', async ({ page }) => {
  await page.goto('/about/v1');
  const first = page.getByRole('list', { name: 'Joined in 2017' });
  await expect(first.getByRole('link')).toHaveCount(4);
  await first.getByRole('link', { name: 'Jayanthi Srinivasan' }).click();
  await expect(page).toHaveURL(/\/team#jayanthi-srinivasan$/);
  await expect(page.locator('#jayanthi-srinivasan')).toBeInViewport();

  await page.goto('/about/v1');
  await expect(page.getByRole('img', { name: /^Plan of / })).toHaveCount(4);
  await page.getByRole('link', { name: 'Who we are today, by name' }).click();
  await expect(page).toHaveURL(/\/team$/);
});

test('the six shapes lead to the sentences they stand for', async ({ page }) => {
  await page.goto('/about/v3');
  const contents = page.getByRole('list').filter({ hasText: 'Count before you speak.' });
  await expect(contents.getByRole('link')).toHaveCount(6);
  await contents.getByRole('link', { name: 'Say no while it is cheap.' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Say no while it is cheap.' })).toBeInViewport();

  await page.getByRole('link', { name: 'What these sentences have cost' }).click();
  await expect(page).toHaveURL(/\/about\/v1$/);
});

const addresses = ['/team', '/team?team=studio', '/company', '/about/v1', '/about/v3'];

testAccessibilityAndLayout('are', addresses);
