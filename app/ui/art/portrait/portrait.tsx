import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { getGlazeColour } from '../../glaze';
import { DarkGlasses, HearingAid, WheelchairHandles } from './portrait-aids';
import { Neckline, Shoulders } from './portrait-clothes';
import { HAIR_COLOURS, type PortraitColours, SKIN_COLOURS } from './portrait-colours';
import { HairBack, HairFront } from './portrait-hair';
import { Bindi, Earrings, Face, FacialHair, Glasses, Neck } from './portrait-head';
import { Cap, HijabBack, HijabFront, Turban } from './portrait-headwear';

interface PortraitProps {
  features: PortraitFeatures;
  className?: string;
}

/**
 * Portrait made of tiles, without facial features. A container that is higher than wide crops its sides. It is hidden from
 * screen readers, because the name is beside it.
 */
export function Portrait({ features, className }: PortraitProps) {
  const { aid, hair, hairColour = 'black', headwear, skin, trim = 'bone', wear } = features;
  const colours: PortraitColours = {
    skin: SKIN_COLOURS[skin],
    hair: HAIR_COLOURS[hairColour],
    top: getGlazeColour(features.top),
    trim: getGlazeColour(trim),
  };
  const isHijab = headwear === 'hijab';
  const isHairVisible = headwear === undefined || headwear === 'cap';
  const hasDarkFrames = skin !== 'deep' && skin !== 'dark';
  return (
    <svg className={className} viewBox="0 0 80 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={getGlazeColour(features.background)} d="M0 0h80v80H0z" />
      {aid === 'wheelchair' && <WheelchairHandles />}
      {isHairVisible && <HairBack hair={hair} colour={colours.hair} />}
      {isHijab && <HijabBack cloth={colours.trim} />}
      <Shoulders build={features.build} colours={colours} />
      {isHijab ? (
        <HijabFront cloth={colours.trim} skin={colours.skin} />
      ) : (
        <>
          <Neck skin={colours.skin} />
          <Neckline wear={wear} colours={colours} />
          <Face skin={colours.skin} />
        </>
      )}
      {features.beard && <FacialHair beard={features.beard} colour={colours.hair} />}
      {isHairVisible && <HairFront hair={hair} colour={colours.hair} />}
      {headwear === 'turban' && <Turban cloth={colours.trim} />}
      {headwear === 'cap' && <Cap cloth={colours.trim} />}
      {features.earrings && <Earrings />}
      {aid === 'hearing-aid' && <HearingAid skin={colours.skin} />}
      {aid === 'dark-glasses' && <DarkGlasses />}
      {features.bindi && <Bindi />}
      {features.glasses && (
        <Glasses isLight={!hasDarkFrames && (hairColour === 'black' || hairColour === 'dark-brown')} />
      )}
    </svg>
  );
}
