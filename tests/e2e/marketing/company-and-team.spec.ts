import { readFile } from 'node:fs/promises';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

test.describe('the portraits of the team', () => {
  test('a portrait shows a description on hover and links to the team member', async ({ page }) => {
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

  test('filters count the results within the present filters', async ({ page }) => {
    await page.goto('/team?city=Kochi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 of 46');
    const byTeam = page.getByRole('list', { name: 'By team' });
    await expect(byTeam.getByRole('link', { name: 'Operations' })).toHaveCount(0);
    await expect(byTeam.getByText('Operations')).toBeVisible();
    await expect(byTeam.getByRole('link', { name: 'Learning 2' })).toBeVisible();
  });

  test('a portrait outside the filter still links to its team member', async ({ page }) => {
    await page.goto('/team?team=design');
    await page.getByRole('link', { name: 'Rahul Chettri, Front-end engineer, speed' }).click();
    await expect(page).toHaveURL(/\/team#rahul-chettri$/);
    await expect(page.locator('#rahul-chettri')).toBeInViewport();
  });
});

test.describe('the team without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is filtered by team and city and shown in full again', async ({ page }) => {
    await page.goto('/team');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46);
    await page.getByRole('list', { name: 'By team' }).getByRole('link', { name: 'Hackathons' }).click();
    await page.getByRole('list', { name: 'By city' }).getByRole('link', { name: 'Pune' }).click();
    await expect(page).toHaveURL(/\/team\?team=hackathons&city=Pune$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hrishikesh Apte', 'Sana Inamdar']);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46);
  });

  test('says when no team member matches, and ignores unknown filters', async ({ page }) => {
    await page.goto('/team?team=learning&city=Pune');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Nobody of that team works in Pune.',
    );
    await page.getByRole('link', { name: 'Learning, everywhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 of 46');
    await page.goto('/team?team=%3Cscript%3E&city=Atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The team: everyone gets one tile.');
  });
});

test.describe('the press kit', () => {
  test.use({ javaScriptEnabled: false });

  test('is downloaded as one archive and as single files', async ({ page }) => {
    await page.goto('/company');
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Everything as a ZIP/ }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('tessera-press-kit.zip');
    const signature = (await readFile(await archive.path())).subarray(0, 2).toString();
    expect(signature).toBe('PK');

    // Four versions, each with and without the name, each as SVG and PNG.
    const logoLinks = page.getByRole('link', { name: /, (SVG|PNG)/ });
    await expect(logoLinks).toHaveCount(16);
    for (const link of await logoLinks.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const file = await page.request.get(href);
      expect(file.status(), href).toBe(200);
      expect(file.headers()['content-type']).toContain(href.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
    }
  });
});

test('an office links to the team members in its city', async ({ page }) => {
  await page.goto('/company');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sunday' })).toContainText('closed');
  await page.getByRole('link', { name: '5 people work here' }).click();
  await expect(page).toHaveURL(/\/team\?city=Kochi$/);
});

test('a year links to the team members who joined in it', async ({ page }) => {
  await page.goto('/about/v1');
  const joinedIn2017 = page.getByRole('list', { name: 'Joined in 2017' });
  await expect(joinedIn2017.getByRole('link')).toHaveCount(4);
  await joinedIn2017.getByRole('link', { name: 'Jayanthi Srinivasan' }).click();
  await expect(page).toHaveURL(/\/team#jayanthi-srinivasan$/);
  await expect(page.locator('#jayanthi-srinivasan')).toBeInViewport();

  await page.goto('/about/v1');
  await expect(page.getByRole('img', { name: /^Plan of / })).toHaveCount(4);
  await page.getByRole('link', { name: 'Who we are today, by name' }).click();
  await expect(page).toHaveURL(/\/team$/);
});

test('the six shapes link to their sections', async ({ page }) => {
  await page.goto('/about/v3');
  const contents = page.getByRole('list').filter({ hasText: 'Count before you speak.' });
  await expect(contents.getByRole('link')).toHaveCount(6);
  await contents.getByRole('link', { name: 'Say no while it is cheap.' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Say no while it is cheap.' })).toBeInViewport();

  await page.getByRole('link', { name: 'Our story, and what our values cost' }).click();
  await expect(page).toHaveURL(/\/about\/v1$/);
});

testAccessibilityAndLayout('members of one team', ['/team?team=studio']);
