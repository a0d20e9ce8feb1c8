import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Dialog, DialogClose } from '~/ui/hydrated/dialog';
import { Drawer } from '~/ui/hydrated/drawer';
import { Menu } from '~/ui/hydrated/menu';
import { NavigationMenu } from '~/ui/hydrated/navigation-menu';
import { Tooltip, TooltipGroup } from '~/ui/hydrated/tooltip';
import { Icon } from '~/ui/icons/icon';
import { Sample, SampleGroup } from './sample';

const ACTIONS = [
  { key: 'rename', label: 'Rename', icon: <Icon name="edit" /> },
  { key: 'copy', label: 'Copy the address', icon: <Icon name="copy" />, href: '#overlays' },
  { key: 'share', label: 'Share', icon: <Icon name="share" />, disabled: true },
  { key: 'delete', label: 'Delete', icon: <Icon name="trash" />, isDestructive: true, hasGapBefore: true },
];

const ADMIN_LINKS = [
  { label: 'Overview', href: '#overview', description: 'What happened since yesterday' },
  { label: 'Orders', href: '#orders', description: 'Paid, packed, on their way' },
  { label: 'Stock', href: '#stock', description: 'What is there and what is short' },
  { label: 'People', href: '#people', description: 'Who may do what' },
];

export function OverlaySamples() {
  return (
    <SampleGroup id="overlays" title="Things over the page">
      <Sample title="Dialogs and drawers">
        <Dialog
          trigger={<Button variant="quiet">Rename</Button>}
          title="Rename the board"
          description="Everybody on it sees the new name at once."
          closeLabel="Close"
          actions={
            <>
              <DialogClose render={<Button variant="plain">Cancel</Button>} />
              <DialogClose render={<Button>Rename</Button>} />
            </>
          }
        >
          <Field id="dialog-name" label="Name">
            <Input defaultValue="Monsoon Build" />
          </Field>
        </Dialog>
        <Dialog
          isAlert
          trigger={<Button variant="danger">Delete</Button>}
          title="Delete the board?"
          description="Its cards go with it. This cannot be taken back."
          closeLabel="Close"
          actions={
            <>
              <DialogClose render={<Button variant="quiet">Keep it</Button>} />
              <DialogClose render={<Button variant="danger">Delete</Button>} />
            </>
          }
        />
        <Drawer
          trigger={<Button variant="quiet">Filters</Button>}
          title="Filters"
          closeLabel="Close"
          footer={<Button>Show 24 things</Button>}
        >
          <p className="text-muted">Swipe to the right or press Escape to put it away.</p>
        </Drawer>
        <Drawer
          side="bottom"
          trigger={<Button variant="quiet">Sheet</Button>}
          title="Sheet"
          closeLabel="Close"
        >
          <p className="pb-6 text-muted">Swipe down to put it away.</p>
        </Drawer>
      </Sample>
      <Sample title="Menu and tips">
        <Menu
          actions={ACTIONS}
          trigger={
            <Button variant="quiet">
              Actions <Icon name="chevron-down" />
            </Button>
          }
        />
        <TooltipGroup>
          <Tooltip text="Shares the address of this page">
            <Button variant="plain" isSquare aria-label="Share">
              <Icon name="share" size={18} />
            </Button>
          </Tooltip>
          <Tooltip text="Downloads the table" side="bottom">
            <Button variant="plain" isSquare aria-label="Download">
              <Icon name="download" size={18} />
            </Button>
          </Tooltip>
        </TooltipGroup>
      </Sample>
      <Sample title="Navigation" layout="stack">
        <NavigationMenu
          label="Back office"
          items={[
            { label: 'Manage', links: ADMIN_LINKS },
            { label: 'Reports', href: '#reports', isCurrent: true },
            { label: 'Help', href: '#help' },
          ]}
        />
      </Sample>
    </SampleGroup>
  );
}
