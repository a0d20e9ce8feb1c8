import { Button } from '~/ui/buttons/button';
import type { ButtonVariant } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import { Sample, SampleGroup } from './sample';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'quiet', 'contrast', 'plain', 'danger'];
const BUTTON_LABELS: Record<ButtonVariant, string> = {
  primary: 'Save changes',
  quiet: 'Preview',
  contrast: 'Sign in',
  plain: 'Cancel',
  danger: 'Delete',
};
const BACKGROUNDS = ['page', 'surface', 'sunk', 'overlay'] as const;

export function ButtonSamples() {
  return (
    <SampleGroup id="buttons" title="Buttons and links">
      <div className="grid gap-8 lg:grid-cols-2">
        {BACKGROUNDS.map((background) => (
          <Sample key={background} title={`Variants on ${background}`} background={background}>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {BUTTON_LABELS[variant]}
              </Button>
            ))}
          </Sample>
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample title="Sizes">
          <Button size="sm">Small</Button>
          <Button size="md">Middle</Button>
          <Button size="lg">
            Large
            <Icon name="arrow-right" />
          </Button>
          <Button size="sm" variant="quiet" isSquare aria-label="Search">
            <Icon name="search" size={18} />
          </Button>
        </Sample>
        <Sample title="Disabled">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {BUTTON_LABELS[variant]}
            </Button>
          ))}
        </Sample>
        <Sample title="Busy">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isBusy>
              {BUTTON_LABELS[variant]}
            </Button>
          ))}
          <Button variant="quiet" isSquare isBusy aria-label="Refresh">
            <Icon name="clock" />
          </Button>
        </Sample>
        <Sample title="Links that look like buttons">
          <LinkButton href="#buttons">Read on</LinkButton>
          <LinkButton href="#buttons" variant="quiet">
            See all
          </LinkButton>
          <LinkButton href="#buttons" variant="quiet" disabled>
            Not open yet
          </LinkButton>
        </Sample>
        <Sample title="Links that stand alone">
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
        </Sample>
        <Sample title="Very long words" layout="stack">
          <div className="max-w-72">
            <Button>Save every change and send the summary to everybody in the group</Button>
          </div>
        </Sample>
      </div>
    </SampleGroup>
  );
}
