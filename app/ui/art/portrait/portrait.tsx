import { glazeColour } from '../glaze';
import { DarkGlasses, Handles, HearingAid } from './aids';
import { Neckline, Shoulders } from './clothes';
import { hairColours, type PortraitColours, type PortraitFeatures, skinColours } from './features';
import { HairBehind, HairOver } from './hair';
import { BeardOf, Bindi, Earrings, Face, Glasses, Neck } from './head';
import { Cap, HijabBehind, HijabOver, Turban } from './headwear';

interface Props {
  person: PortraitFeatures;
  className?: string;
}

/** A person in tiles, cut at the sides where the frame is higher than wide: no face, but recognisably somebody. The name stands beside it, so it is hidden from screen readers. */
export function Portrait({ person, className }: Props) {
  const { aid, hair, hairColour = 'black', headwear, skin, trim = 'bone', wear } = person;
  const colours: PortraitColours = {
    skin: skinColours[skin],
    hair: hairColours[hairColour],
    top: glazeColour(person.top),
    trim: glazeColour(trim),
  };
  const isHijab = headwear === 'hijab';
  const isHairFree = headwear === undefined || headwear === 'cap';
  const hasDarkFrames = skin !== 'deep' && skin !== 'dark';
  return (
    <svg className={className} viewBox="0 0 80 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={glazeColour(person.background)} d="M0 0h80v80H0z" />
      {aid === 'wheelchair' && <Handles />}
      {isHairFree && <HairBehind hair={hair} colour={colours.hair} />}
      {isHijab && <HijabBehind cloth={colours.trim} />}
      <Shoulders build={person.build} colours={colours} />
      {isHijab ? (
        <HijabOver cloth={colours.trim} skin={colours.skin} />
      ) : (
        <>
          <Neck skin={colours.skin} />
          <Neckline wear={wear} colours={colours} />
          <Face skin={colours.skin} />
        </>
      )}
      {person.beard && <BeardOf beard={person.beard} colour={colours.hair} />}
      {isHairFree && <HairOver hair={hair} colour={colours.hair} />}
      {headwear === 'turban' && <Turban cloth={colours.trim} />}
      {headwear === 'cap' && <Cap cloth={colours.trim} />}
      {person.earrings && <Earrings />}
      {aid === 'hearing-aid' && <HearingAid skin={colours.skin} />}
      {aid === 'dark-glasses' && <DarkGlasses />}
      {person.bindi && <Bindi />}
      {person.glasses && (
        <Glasses isLight={!hasDarkFrames && (hairColour === 'black' || hairColour === 'dark-brown')} />
      )}
    </svg>
  );
}
