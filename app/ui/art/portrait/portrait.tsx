import { glazeColour } from '../drawing-glaze';
import { DarkGlasses, HearingAid, WheelchairHandles } from './portrait-aids';
import { Neckline, Shoulders } from './portrait-clothes';
import { hairColours, type PortraitColours, type PortraitFeatures, skinColours } from './portrait-features';
import { HairBack, HairFront } from './portrait-hair';
import { Bindi, Earrings, Face, FacialHair, Glasses, Neck } from './portrait-head';
import { Cap, HijabBack, HijabFront, Turban } from './portrait-headwear';

interface Props {
  features: PortraitFeatures;
  className?: string;
}

/** A person in tiles, cut at the sides where the frame is higher than wide: no face, but recognisably somebody. The name stands beside it, so it is hidden from screen readers. */
export function Portrait({ features, className }: Props) {
  const { aid, hair, hairColour = 'black', headwear, skin, trim = 'bone', wear } = features;
  const colours: PortraitColours = {
    skin: skinColours[skin],
    hair: hairColours[hairColour],
    top: glazeColour(features.top),
    trim: glazeColour(trim),
  };
  const isHijab = headwear === 'hijab';
  const isHairFree = headwear === undefined || headwear === 'cap';
  const hasDarkFrames = skin !== 'deep' && skin !== 'dark';
  return (
    <svg className={className} viewBox="0 0 80 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={glazeColour(features.background)} d="M0 0h80v80H0z" />
      {aid === 'wheelchair' && <WheelchairHandles />}
      {isHairFree && <HairBack hair={hair} colour={colours.hair} />}
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
      {isHairFree && <HairFront hair={hair} colour={colours.hair} />}
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
