import type { ReactNode } from 'react';
import { mobileAppContent, mobileAppFeatures } from '~/content/demos/mobile-app-content';
import { PhoneFrame } from './phone-frame';
import { AttendanceScreen } from './screens/attendance-screen';
import { EntryCodeScreen } from './screens/entry-code-screen';
import { NotificationSettingsScreen } from './screens/notification-settings-screen';
import { UpcomingEventsScreen } from './screens/upcoming-events-screen';

const screens: Record<(typeof mobileAppFeatures)[number]['id'], () => ReactNode> = {
  next: UpcomingEventsScreen,
  coming: AttendanceScreen,
  door: EntryCodeScreen,
  quiet: NotificationSettingsScreen,
};

/** Each phone is sticky in the middle of the window while its text scrolls past. */
export function MobileAppFeatureScroll() {
  return (
    <section aria-labelledby="screens-title" className="wrap section">
      <h2 id="screens-title" className="max-w-[14ch]">
        {mobileAppContent.scrollHeadline}
      </h2>
      <ol>
        {mobileAppFeatures.map(({ id, title, text, note }, index) => {
          const Screen = screens[id];
          return (
            <li key={id} className="grid gap-x-14 gap-y-8 pt-20 md:grid-cols-2 lg:min-h-[46rem] lg:pt-0">
              <div className="md:self-center">
                <p
                  aria-hidden="true"
                  className="font-display text-h2 font-semibold text-product-2 tabular-nums"
                >
                  {index + 1}
                </p>
                <h3 className="mt-3 text-h2">{title}</h3>
                <p className="mt-5 max-w-[30em] text-lead text-muted">{text}</p>
                <p className="mt-4 max-w-[30em] font-semibold">{note}</p>
              </div>
              <div className="flex justify-center md:justify-end lg:justify-center">
                <div className="w-full max-w-[19rem] self-start lg:sticky lg:top-[max(2rem,calc(50vh-18rem))]">
                  <PhoneFrame label={title} time={`17:4${index + 4}`}>
                    <Screen />
                  </PhoneFrame>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
