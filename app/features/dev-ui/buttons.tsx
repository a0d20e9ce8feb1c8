import { Button } from '~/ui/button';
import type { ButtonVariant } from '~/ui/button-classes';
import { Icon } from '~/ui/icon';
import { LinkButton } from '~/ui/link-button';
import { TextLink } from '~/ui/text-link';
import { Specimen, SpecimenGroup } from './specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'quiet', 'contrast', 'plain', 'danger'];
const NAMES: Record<ButtonVariant, string> = {
  primary: 'Save changes',
  quiet: 'Preview',
  contrast: 'Sign in',
  plain: 'Cancel',
  danger: 'Delete',
};
const GROUNDS = ['page', 'surface', 'sunk', 'overlay'] as const;

export function Buttons() {
  return (
    <SpecimenGroup id="buttons" title="Buttons and links">
      <div className="grid gap-8 lg:grid-cols-2">
        {GROUNDS.map((ground) => (
          <Specimen key={ground} title={`Variants on ${ground}`} ground={ground}>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {NAMES[variant]}
              </Button>
            ))}
          </Specimen>
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen title="Sizes">
          <Button size="sm">Small</Button>
          <Button size="md">Middle</Button>
          <Button size="lg">
            Large
            <Icon name="arrow-right" />
          </Button>
          <Button size="sm" variant="quiet" square aria-label="Search">
            <Icon name="search" size={18} />
          </Button>
        </Specimen>
        <Specimen title="Disabled">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {NAMES[variant]}
            </Button>
          ))}
        </Specimen>
        <Specimen title="Busy">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} busy>
              {NAMES[variant]}
            </Button>
          ))}
          <Button variant="quiet" square busy aria-label="Refresh">
            <Icon name="clock" />
          </Button>
        </Specimen>
        <Specimen title="Links that look like buttons">
          <LinkButton href="#buttons">Read on</LinkButton>
          <LinkButton href="#buttons" variant="quiet">
            See all
          </LinkButton>
          <LinkButton href="#buttons" variant="quiet" disabled>
            Not open yet
          </LinkButton>
        </Specimen>
        <Specimen title="Links that stand alone">
          <TextLink href="#buttons">Read all</TextLink>
          <TextLink href="#buttons" arrow="back">
            Back to the list
          </TextLink>
          <TextLink href="#buttons" arrow="out">
            Open the file
          </TextLink>
          <TextLink href="#buttons" arrow="none">
            No arrow
          </TextLink>
        </Specimen>
        <Specimen title="Very long words" layout="stack">
          <div className="max-w-72">
            <Button>Save every change and send the summary to everybody in the group</Button>
          </div>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}
