import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Meter } from '~/ui/charts/meter';
import { EmptyState } from '~/ui/empty-state';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { Progress } from '~/ui/progress';
import { Loading, Skeleton, SkeletonText } from '~/ui/skeleton';
import { Tag } from '~/ui/tag';
import { Specimen, SpecimenGroup } from './specimen';

export function Feedback() {
  return (
    <SpecimenGroup id="feedback" title="States and messages">
      <Specimen title="Notices" layout="stack">
        <div className="grid gap-4 lg:grid-cols-2">
          <Notice tone="info" title="The office is closed on Friday">
            Orders placed now leave on Monday.
          </Notice>
          <Notice tone="success">Your changes are saved.</Notice>
          <Notice
            tone="warning"
            title="Two left"
            action={
              <Button variant="quiet" size="sm">
                Hold one
              </Button>
            }
          >
            They are restocked twice a year.
          </Notice>
          <Notice tone="danger" title="The payment did not go through">
            Nothing was taken. Try again or choose another way to pay.
          </Notice>
        </div>
      </Specimen>
      <Specimen title="Badges">
        <Badge>Draft</Badge>
        <Badge tone="info">In review</Badge>
        <Badge tone="success">Paid</Badge>
        <Badge tone="warning">Low stock</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge glaze="vermilion">New</Badge>
        <Badge glaze="indigo">Workshop</Badge>
        <Badge>12</Badge>
      </Specimen>
      <Specimen title="Tags">
        <Tag>Ceramic</Tag>
        <Tag href="#feedback">Climate</Tag>
        <Tag href="#feedback" current>
          Education
        </Tag>
        <Tag remove={{ href: '#feedback', label: 'Remove filter: under Rs. 1,000' }}>Under Rs. 1,000</Tag>
      </Specimen>
      <Specimen title="Progress and measures" layout="grid">
        <Progress label="Uploading" value={62} />
        <Progress label="Waiting for the file" />
        <Progress label="Done" value={100} valueText="100 of 100" />
        <Meter label="Space used" value={7.4} max={10} valueText="7.4 of 10 GB" />
      </Specimen>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen title="Empty" layout="stack">
          <EmptyState
            level={3}
            title="Nothing here yet"
            action={
              <LinkButton href="#feedback" variant="quiet">
                Start with the newest
              </LinkButton>
            }
          >
            What you keep stays on this device until you sign in.
          </EmptyState>
        </Specimen>
        <Specimen title="Loading" layout="stack">
          <Loading label="Loading the list">
            <div className="grid grid-cols-2 gap-grout">
              {['first', 'second'].map((key) => (
                <div key={key} className="grid gap-4">
                  <Skeleton className="aspect-square" />
                  <SkeletonText lines={3} />
                </div>
              ))}
            </div>
          </Loading>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}
