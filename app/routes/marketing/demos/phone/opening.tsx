import { convergePhone } from '~/content/converge-phone';
import { PhoneFrame } from './phone-frame';
import { Coming } from './screens/coming';
import { NextEvenings } from './screens/next-evenings';
import { StoreLinks } from './store-links';

/** One loud tile with two phones standing in it, cut off by its edge. */
export function Opening() {
  return (
    <section className="wrap">
      <div className="grid gap-x-10 overflow-hidden rounded-tile bg-glaze-marigold rounded-ss-[7rem] text-glaze-ink md:rounded-ss-[16rem] lg:grid-cols-[6fr_6fr]">
        <div className="flex flex-col justify-end gap-8 p-5 pt-24 md:p-10 md:pt-40">
          <p className="font-semibold">Converge on the phone</p>
          <h1 className="max-w-[9ch]">{convergePhone.headline}</h1>
          <p className="max-w-[30em] text-lead font-medium">{convergePhone.lead}</p>
          <StoreLinks />
        </div>
        <div className="flex items-end justify-center gap-4 px-4 pt-10 lg:ps-0 lg:pt-16">
          <div className="hidden w-full max-w-[19rem] sm:block lg:hidden xl:block">
            <PhoneFrame label="The next evenings" cut>
              <NextEvenings />
            </PhoneFrame>
          </div>
          <div className="w-full max-w-[19rem]">
            <PhoneFrame label="Saying that one comes" time="17:43" cut>
              <Coming />
            </PhoneFrame>
          </div>
        </div>
      </div>
    </section>
  );
}
