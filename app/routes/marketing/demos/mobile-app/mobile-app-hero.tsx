import { mobileAppContent } from '~/content/demos/mobile-app-content';
import { AppStoreLinks } from './app-store-links';
import { PhoneFrame } from './phone-frame';
import { AttendanceScreen } from './screens/attendance-screen';
import { UpcomingEventsScreen } from './screens/upcoming-events-screen';

/** One bold tile with two phones, cropped by its edge. */
export function MobileAppHero() {
  return (
    <section className="wrap">
      <div className="grid gap-x-10 overflow-hidden rounded-tile bg-glaze-marigold rounded-ss-[7rem] text-glaze-ink md:rounded-ss-[16rem] lg:grid-cols-[6fr_6fr]">
        <div className="flex flex-col justify-end gap-8 p-5 pt-24 md:p-10 md:pt-40">
          <p className="font-semibold">Converge on the phone</p>
          <h1 className="max-w-[12ch]">{mobileAppContent.headline}</h1>
          <p className="max-w-[30em] text-lead font-medium">{mobileAppContent.lead}</p>
          <AppStoreLinks />
        </div>
        <div className="flex items-end justify-center gap-4 px-4 pt-10 lg:ps-0 lg:pt-16">
          <div className="hidden w-full max-w-[19rem] sm:block lg:hidden xl:block">
            <PhoneFrame label="The next evenings" isCropped>
              <UpcomingEventsScreen />
            </PhoneFrame>
          </div>
          <div className="w-full max-w-[19rem]">
            <PhoneFrame label="Saying that one comes" time="17:43" isCropped>
              <AttendanceScreen />
            </PhoneFrame>
          </div>
        </div>
      </div>
    </section>
  );
}
