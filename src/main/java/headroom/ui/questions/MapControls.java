package headroom.ui.questions;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.ui.tab.QuantityLists;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The controls for what a map is of: an estimate, the two assumptions that it runs over, and how far. */
final class MapControls {

    private final MapModel model;
    private final Consumer<String> complain;

    /**
     * Controls of a map.
     *
     * @param complain is told, in a sentence, what is wrong with a typed end, and nothing once it is right
     */
    MapControls(MapModel model, Consumer<String> complain) {
        this.model = model;
        this.complain = complain;
    }

    /** The controls, in as many rows as they need. */
    Node build() {
        ComboBox<Estimate> estimate = QuantityLists.estimates("map-estimate", "Estimate", model.tab());
        ComboBox<Assumption> across = QuantityLists.assumptions("map-across", "Across");
        ComboBox<Assumption> up = QuantityLists.assumptions("map-up", "Up");
        StretchFields acrossFields = new StretchFields("map-across", model::stretch, complain);
        StretchFields upFields = new StretchFields("map-up", model::stretch, complain);
        model.wantedProperty().subscribe(wanted -> {
            estimate.setValue(wanted.estimate());
            show(across, wanted.across().assumption());
            show(up, wanted.up().assumption());
            acrossFields.show(wanted.across());
            upFields.show(wanted.up());
        });
        estimate.setOnAction(_ -> model.show(estimate.getValue()));
        chosen(across, model::across);
        chosen(up, model::up);
        FlowPane controls = new FlowPane(group("Of", estimate), group("Across", across, acrossFields),
                group("Up", up, upFields));
        controls.getStyleClass().add("controls");
        return controls;
    }

    private void show(ComboBox<Assumption> list, Assumption shown) {
        if (!list.getItems().contains(shown)) {
            offer(list);
        }
        list.setValue(shown);
    }

    private void offer(ComboBox<Assumption> list) {
        List<Assumption> axes = model.axes();
        if (!list.getItems().equals(axes)) {
            list.getItems().setAll(axes);
        }
    }

    /** Another assumption runs; none is chosen while the list changes. */
    private void chosen(ComboBox<Assumption> list, Consumer<Assumption> run) {
        list.setOnShowing(_ -> offer(list));
        list.setOnAction(_ -> Optional.ofNullable(list.getValue()).ifPresent(run));
    }

    private static Node group(String name, Node... nodes) {
        Label label = new Label(name);
        label.getStyleClass().add("name");
        label.setLabelFor(nodes[0]);
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox group = new HBox(label);
        group.getChildren().addAll(nodes);
        group.getStyleClass().add("group");
        return group;
    }
}
